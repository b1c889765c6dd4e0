/// How often cases must have a label.
public struct Requirement: Hashable, Sendable {
  /// What a run says about a requirement.
  public enum Decision: Hashable, Sendable {
    /// The share is high enough.
    case met
    /// The share is too low.
    case missed
    /// The cases were too few to tell.
    case undecided
  }

  /// The label.
  public let label: String
  /// The lowest share of cases with the label, from 0 to 1.
  public let share: Double
  /// How many standard deviations a decision takes; 3.29 errs once in a thousand runs.
  public let deviations: Double

  /// Creates a requirement.
  public init(_ label: String, in share: Double, deviations: Double = 3.29) {
    self.label = label
    self.share = share
    self.deviations = deviations
  }

  /// Decides from the cases so far, by Wilson's interval.
  ///
  /// A share within a tenth below the required one counts as met, so that every run comes to an end.
  public func decision(hits: Int, cases: Int) -> Decision {
    guard cases > 0 else { return share > 0 ? .undecided : .met }
    let interval = Self.interval(hits: hits, cases: cases, deviations: deviations)
    if interval.upperBound < share { return .missed }
    return interval.lowerBound >= 0.9 * share ? .met : .undecided
  }

  /// Returns Wilson's score interval of a share.
  static func interval(hits: Int, cases: Int, deviations: Double) -> ClosedRange<Double> {
    let (count, z) = (Double(cases), deviations)
    let share = Double(hits) / count
    let centre = share + z * z / (2 * count)
    let spread =
      z * ((share * (1 - share) + z * z / (4 * count)) / count).squareRoot()
    let scale = 1 + z * z / count
    return max(0, (centre - spread) / scale)...min(1, (centre + spread) / scale)
  }
}
