/// How a property is checked.
public struct Settings: Sendable {
  /// The number of cases of all parts together, discarded ones not counted.
  public var cases: Int
  /// What the cases follow from.
  public var seed: Seed
  /// Which part of the cases is tried.
  public var shard = Shard.whole
  /// When the run ends at the latest; nil for never.
  public var time: TimeLimit?
  /// Whether the run should end now, say because a user has had enough.
  public var stops: @Sendable () -> Bool = { false }
  /// How long shrinking may take.
  public var shrinking = ShrinkBudget()
  /// How many discarded cases there may be for each that isn't.
  public var discards = 10
  /// How often cases must have some labels.
  public var requirements: [Requirement] = []
  /// How many times the cases may be when a requirement is undecided.
  public var patience = 10
  /// Whether cases near to the best score so far are tried.
  public var isTargeted = true
  /// Whether a failure tells which choices could be anything.
  public var isExplained = true
  /// The size of all cases; nil if it grows.
  public var size: Int?
  /// Choices that are tried first, such as those that failed last time.
  public var first: [ReplayText] = []

  /// Creates settings.
  public init(cases: Int = 1000, seed: Seed = Seed(0)) {
    self.cases = cases
    self.seed = seed
  }

  /// Tells, from now on, whether what begins now has to end.
  var deadline: () -> Bool {
    guard let time else { return stops }
    let end = time.now() + time.seconds
    return { [stops] in stops() || time.now() >= end }
  }
}
