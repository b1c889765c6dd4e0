import OrderingModel
import Testing

/// How long Core Animation says that a spring takes to settle.
struct SpringVector: CustomTestStringConvertible, Sendable {
  let number: Int
  let source: VectorSource
  let spring: Spring
  let settles: Double

  var testDescription: String { "V\(number)" }

  init(_ number: Int, _ source: VectorSource, _ spring: Spring, settles: Double) {
    self.number = number
    self.source = source
    self.spring = spring
    self.settles = settles
  }

  /// What is not as the vector says.
  var failures: [String] {
    let duration = spring.settlingDuration
    return abs(duration - settles) <= VectorKind.tolerance ? [] : ["\(duration)"]
  }

  /// Every spring.
  static let all = [
    SpringVector(175, .openCoreAnimationSprings, Spring(), settles: 1.472_700_334_678_092_7),
    SpringVector(
      176, .openCoreAnimationSprings, Spring(damping: 1), settles: 13.913_210_154_046_25),
    SpringVector(177, .openCoreAnimationSprings, Spring(damping: 20), settles: 1),
    SpringVector(178, .openCoreAnimationSprings, Spring(damping: 100), settles: 1),
    SpringVector(
      179, .openCoreAnimationSprings, .bouncing(0.5), settles: 2.343_875_379_571_070_7),
    SpringVector(181, .openCoreAnimationSprings, .bouncing(-1), settles: 0),
    SpringVector(182, .composeSprings, .damped(0.8, 0.5), settles: 0.771_409_400_669_344_8),
    SpringVector(183, .composeSprings, .damped(1, 0.2), settles: 0.3),
    SpringVector(184, .composeSprings, .damped(0.3, 1.5), settles: 5.714_617_845_051_34),
  ]
}

extension Spring {
  /// Returns the spring of a perceptual duration of 1 and a bounce.
  fileprivate static func bouncing(_ bounce: Double) -> Spring {
    let damping = bounce < 0 ? 4 * Double.pi / (1 + bounce) : 4 * .pi * (1 - bounce)
    return Spring(stiffness: 4 * .pi * .pi, damping: damping)
  }

  /// Returns the spring of a share of the critical damping and of an undamped period.
  fileprivate static func damped(_ ratio: Double, _ response: Double) -> Spring {
    let frequency = 2 * Double.pi / response
    return Spring(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }
}
