import Testing

/// A test file whose assertions hold on Apple's framework.
struct Suite: CustomTestStringConvertible, Sendable {
  /// How its assertions are known to hold there.
  enum Oracle: String, Sendable {
    /// An automated job runs them on macOS as well, or their author measured them there.
    case checked
    /// They run nowhere else.
    case native
  }

  let name: String
  let address: String
  let oracle: Oracle
  /// The rows that speak of what Core Animation does, and not of drawing, colours, archives or what
  /// the suite's own library does with it.
  let rows: RowIDs

  var testDescription: String { name }

  init(_ name: String, at address: String, _ oracle: Oracle, _ rows: RowIDs) {
    self.name = name
    self.address = address
    self.oracle = oracle
    self.rows = rows
  }
}
