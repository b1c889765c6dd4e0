import Testing

/// Where another implementation does otherwise, against what is known or presumed of Apple's.
struct NamedDifference: CustomTestStringConvertible, Sendable {
  let rows: RowIDs
  let peer: String
  /// What it does.
  let there: String
  /// What the machine does, and why.
  let here: String
  /// A run in which the machine does so; nil where that is not about runs.
  let check: ConformanceRow?

  var testDescription: String { rows.text }

  init(
    _ rows: RowIDs, _ peer: String, there: String, here: String, _ check: ConformanceRow? = nil
  ) {
    self.rows = rows
    self.peer = peer
    self.there = there
    self.here = here
    self.check = check
  }
}
