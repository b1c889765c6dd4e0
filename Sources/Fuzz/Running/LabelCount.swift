/// How many cases had a label.
public struct LabelCount: Hashable, Sendable {
  /// The label.
  public let label: String
  /// The number of cases.
  public let count: Int

  /// Creates a count.
  init(_ label: String, _ count: Int) {
    self.label = label
    self.count = count
  }
}
