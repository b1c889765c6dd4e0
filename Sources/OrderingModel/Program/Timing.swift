/// When an animation plays, and how often: the `CAMediaTiming` of an animation (section 7 of the
/// laws).
public struct Timing: Hashable, Sendable {
  /// The length of one run by the animation's own clock; 0 or less asks for the transaction's (law
  /// 4.5).
  public var duration: Ticks
  /// How long after the `add` it begins; nil for a `beginTime` of 0, which means "when committed"
  /// (law 4.7).
  public var delay: Ticks?
  /// Whether the delay counts from `CACurrentMediaTime()` instead of from the layer's time, although
  /// a `beginTime` is a time of the layer's (law 4.8).
  public var countsMediaTime = false
  /// How often it runs; 0 is once, infinity for ever (law 7.3).
  public var repeatCount: Double
  /// For how long it repeats, by its own clock; 0 leaves that to the count (law 7.3).
  public var repeatDuration: Ticks
  /// Whether each run plays backwards after it has played forwards (law 7.4).
  public var autoreverses: Bool
  /// How fast its clock goes; 0 pauses it, and a negative one plays backwards (law 7.8).
  public var speed: Double
  /// Where in its run it starts; the run wraps around (law 7.8).
  public var timeOffset: Ticks
  /// What it shows outside its active time.
  public var fillMode: FillMode
  /// Whether it is removed when its active time has passed (law 7.6).
  public var isRemovedOnCompletion: Bool

  /// Creates the timing of an animation; everything but the duration is Core Animation's default
  /// (law 7.2).
  public init(
    duration: Ticks, delay: Ticks? = nil, repeatCount: Double = 0, repeatDuration: Ticks = 0,
    autoreverses: Bool = false, speed: Double = 1, timeOffset: Ticks = 0,
    fillMode: FillMode = .removed, isRemovedOnCompletion: Bool = true
  ) {
    self.duration = duration
    self.delay = delay
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.speed = speed
    self.timeOffset = timeOffset
    self.fillMode = fillMode
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }
}
