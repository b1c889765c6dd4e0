/// How long shrinking may take.
public struct ShrinkBudget: Hashable, Sendable {
  /// The most calls of the property.
  public let calls: Int
  /// The most runs of the generator, most of which aren't worth a call.
  public let runs: Int

  /// Creates a budget.
  public init(calls: Int = 10_000, runs: Int = 100_000) {
    self.calls = calls
    self.runs = runs
  }
}
