/// A value for which a property doesn't hold.
public struct Finding<Value> {
  /// The simplest such value found; nil if the generator itself fails.
  public let value: Value?
  /// The choices that draw it.
  public let sequence: ChoiceSequence
  /// How the property fails.
  public let failure: String
  /// The number of the case that failed first; nil if it was an earlier run's.
  public let number: Int?
  /// How many choices that case had.
  public let firstLength: Int
  /// How often the property was called after the first failure, the last confirmation included.
  public let calls: Int
  /// How often the generator was run after the first failure.
  public let runs: Int
  /// Whether shrinking ended before it was done.
  public let isShrinkingStopped: Bool
  /// The places of those choices that could be anything without changing the failure.
  public let free: [Int]

  /// The choices as a line to retype.
  public var replay: ReplayText { ReplayText(sequence) }
}

extension Finding: Sendable where Value: Sendable {}
