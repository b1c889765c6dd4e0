/// The values of a keyframe animation, and when each is reached (law 7.12).
public struct Keyframes: Hashable, Sendable {
  /// How values between two keyframes are found.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// On a straight line.
    case linear
    /// Each value holds until the next time.
    case discrete
    /// On a straight line, at an even pace over the whole.
    case paced
    /// On a smooth curve through the values.
    case cubic
    /// On a smooth curve, at an even pace over the whole.
    case cubicPaced
  }

  /// The values.
  public var values: [Expression]
  /// When each is reached, from 0 to 1; empty for even distances.
  public var keyTimes: [Double]
  /// The pace between each two values; empty for an even one.
  public var timingFunctions: [TimingFunction]
  /// How values between two keyframes are found.
  public var mode: Mode

  /// Creates the values of a keyframe animation.
  public init(
    _ values: [Expression], keyTimes: [Double] = [], timingFunctions: [TimingFunction] = [],
    mode: Mode = .linear
  ) {
    self.values = values
    self.keyTimes = keyTimes
    self.timingFunctions = timingFunctions
    self.mode = mode
  }
}
