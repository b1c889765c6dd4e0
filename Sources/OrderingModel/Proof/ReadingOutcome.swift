/// What a proof comes to under another reading of one disputed law.
public struct ReadingOutcome: Sendable {
  /// The reading.
  public let reading: Semantics.Reading
  /// How many orderings are safe under it.
  public let safe: UInt128
  /// Of how many that is not known.
  public let unknown: UInt128
  /// What is known of the order as written.
  public let asWritten: Verdict
  /// What is wrong with the order as written, if anything is.
  public let counterexample: Counterexample?
}
