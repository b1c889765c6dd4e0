import OrderingModel

/// OpenCoreAnimation, GNUstep and JSKit on the values of an animation.
extension ConformanceRow {
  static let opinionsOnValues = ends + sums + frames

  private static let ends: [ConformanceRow] = [
    ConformanceRow(
      "O105", Scenario([.add(.fade(1, from: nil, to: nil, by: 0.4))], on: .icon(opacity: 0.2)),
      .screen(0.2, .at(0)), .screen(0.6, .before(1))),
    ConformanceRow(
      "O106", Scenario([.add(.fade(1, from: 0.3, to: nil, by: 0.4))]),
      .screen(0.3, .at(0)), .screen(0.7, .before(1))),
    ConformanceRow(
      "O107", Scenario([.add(.fade(1, from: nil, to: 0.9, by: 0.4))]),
      .screen(0.5, .at(0)), .screen(0.9, .before(1))),
    ConformanceRow(
      "Q279-Q292", Scenario([.add(.fade(1, from: 0.1, to: 0.5, by: 7))]),
      .screen(0.1, .at(0)), .screen(0.5, .before(1))),
    ConformanceRow(
      "J004", Scenario([.add(.fade(1, from: 0, to: nil)), .set(100)], on: .viewIcon),
      .screen(0, .at(0)), .screen(10, .at(0.1)), .screen(50, .at(0.5)), .screen(100, .at(1))),
  ]

  private static func held(_ to: Double, isAdditive: Bool = true) -> Step {
    .add(.fade(1, to: to).staying(.forwards).with { $0.isAdditive = isAdditive })
  }

  private static let sums: [ConformanceRow] = [
    ConformanceRow("O114", Scenario([held(0.3)], on: .icon(opacity: 0.5)), .screen(0.8, .at(2))),
    ConformanceRow(
      "O115", Scenario([held(0.3, isAdditive: false)], on: .icon(opacity: 0.5)),
      .screen(0.3, .at(2))),
    ConformanceRow(
      "O116", Scenario([held(0.3), held(0.1)], on: .icon(opacity: 0.2)), .screen(0.6, .at(2))),
    ConformanceRow(
      "O117", Scenario([held(0.5, isAdditive: false), held(0.2)], on: .icon(opacity: 0.1)),
      .screen(0.7, .at(2))),
    ConformanceRow("O123", Scenario([held(0.3)], on: .icon(opacity: 0.5)), .screen(0.5, .at(0))),
  ]

  private static func keyframes(_ keyframes: Keyframes) -> Scenario {
    Scenario([.add(.fade(1).with { $0.motion = .keyframes(keyframes) })])
  }

  private static let three = [Expression.number(0), .number(1), .number(0.4)]

  private static let frames: [ConformanceRow] = [
    ConformanceRow(
      "Q337-Q359", keyframes(Keyframes(three)), .screen(0.5, .at(0.25)), .screen(0.7, .at(0.75))),
    ConformanceRow(
      "Q337-Q359", keyframes(Keyframes(three, keyTimes: [0, 0.8, 1])),
      .screen(0.5, .at(0.4)), .screen(0.7, .at(0.9))),
    ConformanceRow(
      "Q337-Q359", keyframes(Keyframes(three, mode: .discrete)),
      .screen(0, .at(0.3)), .screen(1, .at(0.34)), .screen(0.4, .at(0.7))),
    ConformanceRow(
      "Q337-Q359", keyframes(Keyframes(three, timingFunctions: [.easeIn, .linear])),
      .screen(0.315_357, .at(0.25)), .screen(0.7, .at(0.75))),
    ConformanceRow(
      "O148", .is((0...20).contains { Spring().progress(after: Double($0) / 10) > 1 }),
      .is(!(0...20).contains { Spring(damping: 50).progress(after: Double($0) / 10) > 1 })),
  ]
}
