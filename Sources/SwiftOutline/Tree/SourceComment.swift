/// A `//` comment, or a line of a `/* */` comment.
package struct SourceComment: Hashable, Sendable {
  /// What stands after the slashes; a line of a block may begin with blanks and stars.
  package var text: String
  /// Where it begins.
  package var position: SourcePosition
}
