/// A block of `UIView.animate` (section 11).
public struct ViewAnimation: Hashable, Sendable {
  /// How long its animations last; 0 or less makes none (law 11.3).
  public var duration: Ticks
  /// How long they wait before they begin.
  public var delay: Ticks
  /// Their pace.
  public var timingFunction: TimingFunction?
  /// Whether they begin at what the screen shows: `.beginFromCurrentState` (law 3.10).
  public var beginsFromCurrentState: Bool
  /// What runs when they have ended.
  public var completion: BlockID?

  /// Creates a block.
  public init(
    duration: Ticks, delay: Ticks = 0, timingFunction: TimingFunction? = .easeInEaseOut,
    beginsFromCurrentState: Bool = false, completion: BlockID? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
    self.beginsFromCurrentState = beginsFromCurrentState
    self.completion = completion
  }
}
