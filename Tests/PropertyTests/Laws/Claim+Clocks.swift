@testable import OrderingModel

extension Claim {
  /// The laws of section 7 about clocks, springs, keyframes and groups.
  static let clocks = speeds + motions

  private static func run(_ change: (inout Animation) -> Void) -> Scenario {
    Scenario([.begin, .block("done"), .add(.fade(1).with(change)), .commit], on: .viewIcon)
  }

  private static let speeds = [
    Claim(
      "7.1", says: "an animation of twice the speed is over in half the time",
      run { $0.timing.speed = 2 }, .screen(0.5, .at(0.25)), .runs("done", [0.5 + .frame]),
      unlike: run { $0.timing.speed = 1 }),
    Claim(
      "7.8", says: "a time offset shifts the phase, wraps around, and plays the full time",
      run { $0.timing.timeOffset = .seconds(0.25) },
      .screen(0.25, .at(0)), .screen(0.75, .at(0.5)), .screen(0.25, .before(1)),
      .runs("done", [1 + .frame]), unlike: run { $0.timing.timeOffset = 0 }),
    Claim(
      "7.8", says: "speed 0 pauses at the time offset, for ever",
      run {
        $0.timing.speed = 0
        $0.timing.timeOffset = .seconds(0.25)
      },
      .screen(0.25, .at(0.5)), .runs("done", []),
      unlike: run { $0.timing.timeOffset = .seconds(0.25) }),
    Claim(
      "7.8", says: "a negative speed plays backwards",
      run { $0.timing.speed = -1 }, .screen(1, .at(0)), .screen(0.75, .at(0.25)),
      unlike: run { $0.timing.speed = 1 }),
  ]

  private static let motions = [
    Claim(
      "7.11", says: "a spring passes its end and comes back",
      run {
        $0.spring = Spring()
        $0.timing.duration = .seconds(2)
      },
      .screen(1.163_034, .at(0.362_76)), .screen(1, .before(2)),
      unlike: run { $0.timing.duration = .seconds(2) }),
    Claim(
      "7.11", says: "a spring rests when it has settled, rounded to the clock or not",
      run {
        $0.spring = Spring(damping: 12, initialVelocity: 4)
        $0.timing.duration = .seconds(Spring(damping: 12, initialVelocity: 4).settlingDuration)
      },
      .screen(1, .before(Spring(damping: 12, initialVelocity: 4).settlingDuration)),
      unlike: run {
        $0.spring = Spring(damping: 12, initialVelocity: 4)
        $0.timing.duration = .seconds(1)
      }),
    Claim(
      "7.12", says: "keyframes are reached at even distances, or at their times",
      run { $0.motion = .keyframes(Keyframes([.number(0), .number(1), .number(0.5)])) },
      .screen(0.5, .at(0.25)), .screen(1, .at(0.5)), .screen(0.75, .at(0.75)),
      unlike: run {
        let values = [Expression.number(0), .number(1), .number(0.5)]
        $0.motion = .keyframes(Keyframes(values, keyTimes: [0, 0.25, 1]))
      }),
    Claim(
      "7.12", says: "a discrete value holds until the next time",
      run {
        let values = [Expression.number(0.2), .number(0.6)]
        $0.motion = .keyframes(Keyframes(values, keyTimes: [0, 0.25, 1], mode: .discrete))
      },
      .screen(0.2, .at(0.2)), .screen(0.6, .at(0.3)), .screen(0.6, .before(1)),
      unlike: run {
        let values = [Expression.number(0.2), .number(0.6)]
        $0.motion = .keyframes(Keyframes(values, mode: .linear))
      }),
    Claim(
      "7.13", says: "a group without children shows nothing, and lasts all the same",
      run { $0.motion = .group([]) }, .screen(0, .at(0.5)), .keys(["nil"], .before(1)),
      .keys([], .at(1)), unlike: run { $0.motion = .group([.fade(1)]) }),
    Claim(
      "7.13", says: "a group clips its children, and does not scale them",
      run {
        $0.motion = .group([.fade(2)])
      },
      .screen(0.25, .at(0.5)), .screen(0, .at(1)), .runs("done", [1 + .frame]),
      unlike: run { $0.motion = .group([.fade(1)]) }),
  ]
}
