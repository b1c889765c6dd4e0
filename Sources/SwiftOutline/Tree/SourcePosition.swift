/// A place in a source text.
package struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in UTF-8 code units.
  package var column: Int

  /// Creates a place.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
