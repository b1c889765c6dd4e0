/// A `//` comment.
package struct SourceComment: Hashable, Sendable {
  /// What stands after the slashes.
  package var text: String
  /// Where the slashes stand.
  package var position: SourcePosition
}
