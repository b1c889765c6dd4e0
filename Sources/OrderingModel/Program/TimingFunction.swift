/// A pacing curve: a cubic Bézier from (0, 0) to (1, 1) with two control points.
public struct TimingFunction: Hashable, Sendable {
  /// The first control point's time, in 0...1.
  public let x1: Double
  /// The first control point's progress.
  public let y1: Double
  /// The second control point's time, in 0...1.
  public let x2: Double
  /// The second control point's progress.
  public let y2: Double

  /// Creates the curve with two control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Even pace (law 7.10).
  public static let linear = TimingFunction(0, 0, 1, 1)
  /// A slow start (law 7.10).
  public static let easeIn = TimingFunction(0.42, 0, 1, 1)
  /// A slow end (law 7.10).
  public static let easeOut = TimingFunction(0, 0, 0.58, 1)
  /// A slow start and a slow end (law 7.10).
  public static let easeInEaseOut = TimingFunction(0.42, 0, 0.58, 1)
  /// The curve that implicit animations use (laws 3.7 and 7.10).
  public static let `default` = TimingFunction(0.25, 0.1, 0.25, 1)

  /// Returns the progress at a share of the time; the share is clamped to 0...1, as Apple does.
  public func progress(at share: Double) -> Double {
    let time = min(max(share, 0), 1)
    if time == 0 || time == 1 || self == .linear { return time }
    return Self.bezier(y1, y2, at: parameter(at: time))
  }

  /// Returns the curve's parameter at a time, by bisection: the time grows with the parameter, and 60
  /// halvings reach the last bit of a `Double`.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.bezier(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func bezier(_ a: Double, _ b: Double, at u: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * u * a + 3 * v * u * u * b + u * u * u
  }
}
