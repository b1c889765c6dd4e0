@testable import OrderingModel

/// Springs of Material Motion, ComposeUI and OpenCoreAnimation.
extension ConformanceRow {
  static let springs: [ConformanceRow] =
    velocities + durations + [
      spring("C022", 182, 183, 184), spring("O142", 179), spring("O144", 181),
      spring("O147", 175, 176, 177, 178),
    ]

  /// Motions from one value to another with a velocity in values per second.
  private static let velocities: [ConformanceRow] = [
    starting("M051", from: 0, to: 100, at: 50, initialVelocity: 0.5),
    starting("M052", from: 100, to: 0, at: -50, initialVelocity: 0.5),
    starting("M053", from: 0, to: 100, at: 100, initialVelocity: 1),
    starting("M054", from: 0, to: 100, at: -100, initialVelocity: -1),
    starting("M055", from: 100, to: 0, at: -100, initialVelocity: 1),
    starting("M056", from: 100, to: 0, at: 100, initialVelocity: -1),
  ]

  private static let slow = Spring(mass: 1, stiffness: 1, damping: 1)

  private static let durations: [ConformanceRow] = [
    ConformanceRow("M057", sprung(.fade(1)), .lasts([slow.settlingDuration], .step(1))),
    ConformanceRow("M070", sprung(.fade(1)), .count(1, .step(1))),
    ConformanceRow(
      "M079", sprung(Animation.fade(1, from: -1, to: 0).additive.delayed(by: 0.5)),
      .goes([[-1, 0]], .step(1)), .lasts([slow.settlingDuration], .step(1))),
  ]

  private static func sprung(_ animation: Animation) -> Scenario {
    Scenario([
      .add(
        animation.with {
          $0.spring = slow
          $0.timing.duration = .seconds(slow.settlingDuration)
        })
    ])
  }

  private static func starting(
    _ id: String, from start: Double, to end: Double, at velocity: Double,
    initialVelocity: Double
  ) -> ConformanceRow {
    var spring = slow
    spring.initialVelocity = initialVelocity
    let moved = spring.progress(after: 1e-6) * (end - start)
    return ConformanceRow(id, .is(abs(moved / 1e-6 - velocity) < 1e-3))
  }

  private static func spring(_ id: String, _ numbers: Int...) -> ConformanceRow {
    let vectors = SpringVector.all.filter { numbers.contains($0.number) }
    return ConformanceRow(
      id, .equal(numbers, vectors.map(\.number)), .equal([], vectors.flatMap(\.failures)))
  }
}
