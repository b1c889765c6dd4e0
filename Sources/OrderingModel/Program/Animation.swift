/// An animation as one `add(_:forKey:)` copies it (law 4.1).
public struct Animation: Hashable, Sendable {
  /// What the source calls it.
  public var name: String
  /// The property that it animates.
  public var keyPath: KeyID
  /// The value at the start, where the source gives one (section 6).
  public var from: Expression?
  /// The value at the end, where the source gives one.
  public var to: Expression?
  /// The difference between both, where the source gives one.
  public var by: Expression?
  /// When it plays.
  public var timing: Timing
  /// Its pace; nil is linear (law 7.2).
  public var timingFunction: TimingFunction?
  /// Whether it adds to what lies beneath instead of hiding it (law 4.9).
  public var isAdditive: Bool

  /// Creates an animation.
  public init(
    name: String, keyPath: KeyID, from: Expression? = nil, to: Expression? = nil,
    by: Expression? = nil, timing: Timing, timingFunction: TimingFunction? = nil,
    isAdditive: Bool = false
  ) {
    self.name = name
    self.keyPath = keyPath
    self.from = from
    self.to = to
    self.by = by
    self.timing = timing
    self.timingFunction = timingFunction
    self.isAdditive = isAdditive
  }
}
