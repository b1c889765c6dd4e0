#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The pace of a spring: a damped oscillation around the end (law 7.11).
public struct Spring: Hashable, Sendable {
  /// The mass, in Core Animation's units.
  public var mass: Double
  /// The stiffness.
  public var stiffness: Double
  /// The damping; more than critical damping counts as critical.
  public var damping: Double
  /// The velocity at the start, in distances per second towards the end.
  public var initialVelocity: Double

  /// Creates a spring; the values are Core Animation's defaults (law 7.11).
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  private var decay: Double { min(damping, 2 * (mass * stiffness).squareRoot()) / (2 * mass) }
  private var frequency: Double {
    max(0, stiffness / mass - decay * decay).squareRoot()
  }

  /// Returns the progress some seconds after the start; it passes 1 and comes back.
  public func progress(after seconds: Double) -> Double {
    let swing = decay - initialVelocity
    let still = frequency < 1e-9
    let oscillation =
      still
      ? 1 + swing * seconds
      : cos(frequency * seconds) + swing / frequency * sin(frequency * seconds)
    return 1 - exp(-decay * seconds) * oscillation
  }

  /// An estimate of the seconds until it rests: until what is left of the swing is a thousandth.
  public var settlingDuration: Double {
    if decay <= 0 { return .infinity }
    let swing = abs(decay - initialVelocity)
    let amplitude =
      frequency < 1e-9
      ? 1 + swing * 10 / decay
      : (1 + swing * swing / (frequency * frequency)).squareRoot()
    return log(amplitude / 0.001) / decay
  }
}
