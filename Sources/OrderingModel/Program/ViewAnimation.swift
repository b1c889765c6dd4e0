/// A block of `UIView.animate` (section 11).
public struct ViewAnimation: Hashable, Sendable {
  /// How long its animations last; 0 or less makes none (law 11.3).
  public var duration: Ticks
  /// How long they wait before they begin.
  public var delay: Ticks
  /// Their pace.
  public var timingFunction: TimingFunction?
  /// The spring that gives the pace instead, if it has one (law 11.11).
  public var spring: Spring?
  /// Whether they begin at what the screen shows: `.beginFromCurrentState` (law 3.10).
  public var beginsFromCurrentState: Bool
  /// Whether they go on for ever: `.repeat` (law 11.9).
  public var repeats = false
  /// Whether they come back: `.autoreverse` (law 11.9).
  public var autoreverses = false
  /// Whether a block within another keeps its duration: `.overrideInheritedDuration` (law 11.10).
  public var overridesInheritedDuration = false
  /// Whether a block within another keeps its pace: `.overrideInheritedCurve` (law 11.10).
  public var overridesInheritedCurve = false
  /// Whether a block within another keeps its options: `.overrideInheritedOptions` (law 11.10).
  public var overridesInheritedOptions = false
  /// What runs when they have ended.
  public var completion: BlockID?
  /// What runs instead where one of them has not finished; nil where that makes no difference
  /// (law 11.8).
  public var unfinished: BlockID?

  /// Creates a block.
  public init(
    duration: Ticks, delay: Ticks = 0, timingFunction: TimingFunction? = .easeInEaseOut,
    spring: Spring? = nil, beginsFromCurrentState: Bool = false, completion: BlockID? = nil,
    unfinished: BlockID? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
    self.spring = spring
    self.beginsFromCurrentState = beginsFromCurrentState
    self.completion = completion
    self.unfinished = unfinished
  }

  /// When its animations play; the fill is UIKit's.
  var timing: Timing {
    Timing(
      duration: max(duration, 1), repeatCount: repeats ? .infinity : 0, autoreverses: autoreverses,
      fillMode: .both)
  }

  /// Returns the block as it is within another (law 11.10).
  ///
  /// It keeps its own delay. A block without a duration makes no animations that go on, so there is
  /// nothing to inherit from it.
  func within(_ outer: ViewAnimation?) -> ViewAnimation {
    guard let outer, outer.duration > 0 else { return self }
    var inner = self
    if !overridesInheritedDuration { inner.duration = outer.duration }
    if !overridesInheritedCurve {
      inner.timingFunction = outer.timingFunction
      inner.spring = outer.spring
    }
    if !overridesInheritedOptions {
      inner.beginsFromCurrentState = beginsFromCurrentState || outer.beginsFromCurrentState
      inner.repeats = repeats || outer.repeats
      inner.autoreverses = autoreverses || outer.autoreverses
    }
    return inner
  }
}
