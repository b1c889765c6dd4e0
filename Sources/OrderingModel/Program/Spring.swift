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
  /// The damping; more than critical damping counts as critical, and without end it is a
  /// step.
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
    if damping == .infinity { return 1 }
    let swing = decay - initialVelocity
    let still = frequency < 1e-9
    let oscillation =
      still
      ? 1 + swing * seconds
      : cos(frequency * seconds) + swing / frequency * sin(frequency * seconds)
    return 1 - exp(-decay * seconds) * oscillation
  }

  /// An estimate of the seconds until it rests, as Core Animation makes it (law 7.11).
  ///
  /// What is left of the swing is less than the decay times the sum of the amplitudes of its cosine
  /// and its sine; it rests when that bound has come down to a thousandth. The five underdamped
  /// springs whose value on Apple's framework is public agree with this to the last digit. Critical
  /// damping has no such closed form, and both values that are public are whole tenths of a second:
  /// the first tenth at which the bound is met.
  public var settlingDuration: Double {
    if damping == .infinity { return 0 }
    guard decay > 0 else { return .infinity }
    let swing = abs(decay - initialVelocity)
    if frequency < 1e-9 { return criticalRest(swing) }
    return log((1 + swing / frequency) / Self.restingShare) / decay
  }

  /// The share of the distance that counts as rest.
  private static let restingShare = 0.001

  /// Returns the first tenth of a second after which (1 + swing · t) times the decay stays below the
  /// resting share.
  private func criticalRest(_ swing: Double) -> Double {
    func isResting(_ seconds: Double) -> Bool {
      (1 + swing * seconds) * exp(-decay * seconds) <= Self.restingShare
    }
    // The bound falls from its peak on, which is before low; then a bisection finds the place.
    var low = swing > 0 ? max(0, 1 / decay - 1 / swing) : 0
    var high = low + 1 / decay
    // Without mass there is no time to double.
    while !isResting(high), high > 0, high < 1e12 { high += high }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isResting(middle) { high = middle } else { low = middle }
    }
    return (high * 10).rounded(.up) / 10
  }
}
