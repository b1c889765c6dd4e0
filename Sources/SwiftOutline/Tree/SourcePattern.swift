/// The left side of a binding.
package indirect enum SourcePattern: Hashable, Sendable {
  /// One name.
  case name(String)
  /// Patterns in parentheses.
  case tuple([SourcePattern])
  /// `_`, or what the outline does not know.
  case ignored
}
