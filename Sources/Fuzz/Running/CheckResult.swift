/// The result of checking a property.
public struct CheckResult<Value> {
  /// What it says.
  public let verdict: Verdict<Value>
  /// What the cases followed from.
  public let seed: Seed
  /// How many cases were judged.
  public let cases: Int
  /// How many were discarded.
  public let discarded: Int
  /// Whether the time was over before the cases were.
  public let isOutOfTime: Bool
  /// How many cases had each label, in the order of the labels.
  public let labels: [LabelCount]
  /// The highest score of a targeted search.
  public let bestScore: Double?

  /// Whether the property held.
  public var hasPassed: Bool { if case .passed = verdict { true } else { false } }

  /// What was found, if it is a failure.
  public var finding: Finding<Value>? {
    switch verdict {
    case .failed(let finding), .flaky(let finding): finding
    case .passed, .starved, .uncovered: nil
    }
  }
}

extension CheckResult: Sendable where Value: Sendable {}
