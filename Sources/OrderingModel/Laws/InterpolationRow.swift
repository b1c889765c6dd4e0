/// What a basic animation interpolates between, by which of its three values are given (law 6.1).
public struct InterpolationRow: Hashable, Sendable {
  /// Whether `fromValue` is given.
  public let hasFromValue: Bool
  /// Whether `toValue` is given.
  public let hasToValue: Bool
  /// Whether `byValue` is given.
  public let hasByValue: Bool
  /// The first value and the last one, or nil if the combination is undefined.
  public let ends: Ends?

  /// The two values between which an animation interpolates.
  public struct Ends: Hashable, Sendable {
    /// The first value, in words.
    public let first: String
    /// The last value, in words.
    public let last: String
  }
}
