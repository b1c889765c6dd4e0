/// The `CAMediaTiming` of a layer: how its time follows from its parent's (law 7.1).
public struct LayerClock: Hashable, Sendable {
  /// The parent's time at which this clock begins, in seconds.
  public var beginTime: Double
  /// How fast it goes.
  public var speed: Double
  /// What it shows when it begins, in seconds.
  public var timeOffset: Double

  /// The names of its three properties, in the order above.
  package static let properties = ["beginTime", "speed", "timeOffset"]

  /// Creates a clock; by default it goes as its parent's.
  public init(beginTime: Double = 0, speed: Double = 1, timeOffset: Double = 0) {
    self.beginTime = beginTime
    self.speed = speed
    self.timeOffset = timeOffset
  }

  /// Returns this clock's time at a time of its parent's; 0 before it begins.
  public func time(atParent parent: Double) -> Double {
    parent < beginTime ? 0 : (parent - beginTime) * speed + timeOffset
  }

  /// Returns the parent's time at a time of this clock; 0 where it stands still.
  public func parentTime(at time: Double) -> Double {
    speed == 0 ? 0 : (time - timeOffset) / speed + beginTime
  }
}
