/// What is known of an ordering.
public struct Verdict: Hashable, Sendable {
  /// The faults, united over the worlds.
  public var faults: FaultKinds = []
  /// Whether there may be others, since a value is not known.
  public var isDoubtful = false

  /// Whether it is certain that nothing unsafe happens in any world.
  public var isSafe: Bool { !faults.isUnsafe && !isDoubtful }

  /// Whether it is not known.
  public var isUnknown: Bool { !faults.isUnsafe && isDoubtful }

  mutating func formUnion(_ other: Verdict) {
    faults.formUnion(other.faults)
    isDoubtful = isDoubtful || other.isDoubtful
  }

  mutating func formUnion(_ judge: Judge) {
    faults.formUnion(judge.faults)
    isDoubtful = isDoubtful || judge.isDoubtful
  }
}
