/// "This operation before that one", by their places in the order as written.
public struct Rule: Hashable, Sendable {
  /// The operation that comes first.
  public let before: Int
  /// The operation that comes later.
  public let after: Int

  /// Creates a rule.
  public init(_ before: Int, _ after: Int) {
    self.before = before
    self.after = after
  }

  /// The contrary rule.
  public var reversed: Rule { Rule(after, before) }

  /// Returns whether an ordering obeys it.
  public func isObeyed(by ordering: [Int]) -> Bool {
    for operation in ordering {
      if operation == before { return true }
      if operation == after { return false }
    }
    return false
  }
}
