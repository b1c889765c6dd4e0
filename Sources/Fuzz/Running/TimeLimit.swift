/// When a run ends, on a clock that the caller reads.
public struct TimeLimit: Sendable {
  /// How long the run may take.
  public let seconds: Double
  /// Returns the seconds since any fixed moment.
  public let now: @Sendable () -> Double

  /// Creates a limit.
  public init(seconds: Double, now: @escaping @Sendable () -> Double) {
    self.seconds = seconds
    self.now = now
  }
}
