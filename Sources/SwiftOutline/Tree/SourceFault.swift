/// Why a text has no outline.
package struct SourceFault: Error, Hashable, Sendable {
  /// Where it is wrong.
  package var position: SourcePosition
  /// What is wrong.
  package var message: String
}
