/// "One of these at least": an either/or rule.
public struct Clause: Hashable, Sendable {
  /// The rules of which one must be obeyed.
  public let alternatives: [Rule]

  /// Creates a clause.
  public init(_ alternatives: [Rule]) {
    self.alternatives = alternatives.sorted { ($0.before, $0.after) < ($1.before, $1.after) }
  }

  /// Returns whether an ordering obeys it.
  public func isObeyed(by ordering: [Int]) -> Bool {
    alternatives.contains { $0.isObeyed(by: ordering) }
  }
}
