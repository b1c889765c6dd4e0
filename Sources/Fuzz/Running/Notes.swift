/// What a property notes about a value.
public struct Notes: Hashable, Sendable {
  /// What the value is like.
  public private(set) var labels: [String] = []
  /// How near the value is to what a targeted search looks for; higher is nearer.
  public private(set) var score: Double?

  /// Creates empty notes.
  public init() {}

  /// Notes that the value is of a sort.
  public mutating func label(_ label: String, if isSo: Bool = true) {
    if isSo { labels.append(label) }
  }

  /// Notes which of several sorts the value is of.
  public mutating func classify(_ name: String, as value: some CustomStringConvertible) {
    labels.append("\(name): \(value)")
  }

  /// Notes how near the value is to what a targeted search looks for.
  public mutating func aim(at score: Double) { self.score = max(score, self.score ?? score) }
}
