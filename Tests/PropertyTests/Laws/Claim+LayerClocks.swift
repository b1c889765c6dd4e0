@testable import OrderingModel

extension Claim {
  /// What laws 4.8 and 7.1 say of layers whose clocks are not the program's, and change.
  static let layerClocks = clocksFromTheStart + pauses

  private static let icon = LayerID(0)

  private static func fading(_ animation: Animation = .fade(1), on icon: Layer = .viewIcon)
    -> Scenario
  {
    Scenario([.begin, .block("done"), .add(animation), .commit], on: icon)
  }

  private static let clocksFromTheStart = [
    Claim(
      "7.1", says: "a layer of twice the speed plays in half the time",
      fading(on: .viewIcon.with { $0.clock.speed = 2 }), .screen(0.5, .at(0.25)),
      .runs("done", [0.5 + .frame]), unlike: fading()),
    Claim(
      "7.1", says: "times nest: a layer's animations play by the clock of its superlayer, too",
      fading(on: .viewIcon.with { $0.parent = LayerID(1) }).and(
        .named("card").with { $0.clock.speed = 0.5 }),
      .screen(0.25, .at(0.5)), .runs("done", [2 + .frame]),
      unlike: fading(on: .viewIcon.with { $0.parent = LayerID(1) }).and(.named("card"))),
    Claim(
      "7.1", says: "an animation that starts when committed starts whatever the layer's time is",
      fading(on: .viewIcon.with { $0.clock.timeOffset = -7 }), .screen(0.5, .at(0.5)),
      .runs("done", [1 + .frame]),
      unlike: fading(
        .fade(1).delayed(by: 1), on: .viewIcon.with { $0.clock.timeOffset = -7 })),
    Claim(
      "4.8", says: "a delay that counts from the layer's time is that long on every layer",
      fading(.fade(1).delayed(by: 1), on: .viewIcon.with { $0.clock.timeOffset = -7 }),
      .screen(0.5, .at(1.5)), .runs("done", [2 + .frame]),
      unlike: fading(
        .fade(1).delayed(by: 1).with { $0.timing.countsMediaTime = true },
        on: .viewIcon.with { $0.clock.timeOffset = -7 })),
    Claim(
      "4.8", says: "CACurrentMediaTime() as `beginTime` is another time on a layer that is late",
      fading(
        .fade(1).delayed(by: 1).with { $0.timing.countsMediaTime = true },
        on: .viewIcon.with { $0.clock.timeOffset = -2 }),
      .screen(0.5, .at(3.5)), .runs("done", [4 + .frame]),
      unlike: fading(
        .fade(1).delayed(by: 1), on: .viewIcon.with { $0.clock.timeOffset = -2 })),
  ]

  /// The well-known steps: the clock stands still, at the time that it shows.
  private static let pause: [Step] = [
    .read(.time(of: icon)), .set(0, of: "speed"),
    .copy(.variable(VariableID(0)), of: "timeOffset"),
  ]

  /// The well-known steps: the clock goes on, and is late by as long as it stood still.
  private static let resume: [Step] = [
    .read(.model(icon, KeyID(5))), .set(1, of: "speed"), .set(0, of: "timeOffset"),
    .set(0, of: "beginTime"),
    .copy(.difference(.time(of: icon), .variable(VariableID(1))), of: "beginTime"),
  ]

  private static let pauses = [
    Claim(
      "7.1", "7.8", says: "a clock that stands still holds its animations where they are",
      fading().then(at: 0.5, pause), .screen(0.5, .at(0.5)), .screen(0.5, .at(9)),
      .runs("done", []), .keys(["nil"], .end), .faults(["never done"]), unlike: fading()),
    Claim(
      "7.1", "7.8", says: "a clock that goes on lets them go on from there",
      fading().then(at: 0.5, pause).then(at: 2.5, resume), .screen(0.5, .at(2.5)),
      .screen(0.75, .at(2.75)), .runs("done", [3 + .frame]),
      unlike: fading().then(at: 0.5, pause)),
    Claim(
      "7.1", says: "a clock without its offset stands where nothing has begun",
      fading().then(at: 0.5, [.set(0, of: "speed")]), .screen(0, .at(0.5)), .screen(0, .at(9)),
      .laws(["7.1", "2.2", "2.3"]),
      unlike: fading().then(at: 0.5, pause)),
    Claim(
      "2.2", "7.1", says: "a clock changes on the screen when its transaction is committed",
      fading().then(at: 0.5, [.begin] + pause), .screen(0.75, .at(0.75)),
      .runs("done", [1 + .frame]), unlike: fading().then(at: 0.5, pause)),
    Claim(
      "7.1", "8.1", says: "a clock that leaps over the end of an animation ends it",
      fading().then(at: 0.5, [.set(60, of: "timeOffset")]), .keys([], .at(0.5)),
      .runs("done", [0.5 + .frame]), unlike: fading()),
    Claim(
      "7.1", says: "a clock that goes backwards leads back to before the beginning",
      fading().then(
        at: 0.5,
        [
          .copy(.time(of: icon), of: "timeOffset"), .copy(.time(of: nil), of: "beginTime"),
          .set(-1, of: "speed"),
        ]), .screen(0.25, .at(0.75)), .screen(0, .at(2)), .runs("done", []),
      unlike: fading()),
  ]
}
