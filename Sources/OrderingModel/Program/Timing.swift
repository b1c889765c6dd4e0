/// When an animation plays, and how often: the part of `CAMediaTiming` that the model knows
/// (section 7 of the laws).
public struct Timing: Hashable, Sendable {
  /// The length of one run; 0 or less asks for the transaction's (law 4.5).
  public var duration: Ticks
  /// How long after the `add` it begins; nil for a `beginTime` of 0, which means "when committed"
  /// (law 4.7).
  public var delay: Ticks?
  /// How often it runs; 0 is once, infinity for ever (law 7.3).
  public var repeatCount: Double
  /// Whether each run plays backwards after it has played forwards (law 7.4).
  public var autoreverses: Bool
  /// What it shows outside its active time.
  public var fillMode: FillMode
  /// Whether it is removed when its active time has passed (law 7.6).
  public var isRemovedOnCompletion: Bool

  /// Creates the timing of an animation; everything but the duration is Core Animation's default
  /// (law 7.2).
  public init(
    duration: Ticks, delay: Ticks? = nil, repeatCount: Double = 0, autoreverses: Bool = false,
    fillMode: FillMode = .removed, isRemovedOnCompletion: Bool = true
  ) {
    self.duration = duration
    self.delay = delay
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.fillMode = fillMode
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }
}
