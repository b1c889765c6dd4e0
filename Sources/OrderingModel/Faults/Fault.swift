/// Something that goes wrong in one run.
public struct Fault: Hashable, Sendable {
  /// What it happens to.
  public enum Subject: Hashable, Sendable {
    /// Something that a viewer sees.
    case observable(Observable)
    /// A completion block.
    case block(BlockID)
    /// An explicit animation.
    case animation(AnimationID)
    /// A layer.
    case layer(LayerID)
    /// The transaction stack.
    case transactions
  }

  /// How something jumps.
  public enum Shape: String, Hashable, Sendable {
    /// It comes back.
    case flash
    /// It stays.
    case snap
  }

  /// What goes wrong.
  public let kind: FaultKind
  /// What it happens to.
  public let subject: Subject
  /// When.
  public let instant: Instant
  /// What was seen before and after, of a flicker.
  public let jump: Jump?
  /// Whether a flicker comes back.
  public let shape: Shape?
  /// Whether a viewer sees it only where a frame falls between two commits of one turn (law 2.6).
  public let isTimingDependent: Bool
  /// Why: from the nearest cause to the farthest.
  public let reasons: [Reason]

  /// The statements of the run that are to blame, by their places in it.
  public var blame: [Int] {
    var blame: [Int] = []
    for place in reasons.flatMap(\.statements) where !blame.contains(place) { blame.append(place) }
    return blame.sorted()
  }

  /// The laws that make it so, by their numbers.
  public var laws: [String] {
    var laws: [String] = []
    for law in reasons.flatMap(\.laws) where !laws.contains(law) { laws.append(law) }
    return laws
  }
}
