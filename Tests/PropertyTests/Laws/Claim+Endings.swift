@testable import OrderingModel

extension Claim {
  /// Section 8.
  static let endings = ending + flashes + callbacks

  private static let ending = [
    Claim(
      "8.1", says: "when its time is over the model shows at once, without the app",
      Scenario([.begin, .block("done"), .add(.fade(1)), .commit], on: .viewIcon),
      .screen(1, .before(1)), .screen(0, .at(1)), .pictures(1), .runs("done", [1 + .frame]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1)), .set(1), .commit], on: .viewIcon)),
    Claim(
      "8.2", says: "callbacks come later than the end",
      Scenario([.begin, .block("done"), .add(.fade(1)), .commit]), .runs("done", [1 + .frame]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1)), .commit])
        .reading { $0.endGapFrames = 0 }),
  ]

  private static let flashes = [
    Claim(
      "8.3", says: "a model that the block puts right flashes at the end",
      Scenario([.begin, .block("done", [.set(1)]), .add(.fade(1)), .commit], on: .viewIcon),
      .screen(0, .at(1)), .screen(1, .at(1 + .frame)), .faults(["flicker icon.opacity flash"]),
      unlike: Scenario(
        [.begin, .block("done", []), .add(.fade(1)), .set(1), .commit], on: .viewIcon)),
    Claim(
      "8.3", says: "setting the model up front cures the flash",
      Scenario(
        [.begin, .block("done", [.set(1)]), .add(.fade(1)), .set(1), .commit], on: .viewIcon),
      .screen(1, .at(1)), .faults([]),
      unlike: Scenario([.begin, .block("done", [.set(1)]), .add(.fade(1)), .commit], on: .viewIcon)
    ),
    Claim(
      "8.3", "7.7", says: "a lasting fill that is removed together with the set cures the flash",
      Scenario(
        [
          .begin, .block("done", [.set(1), .remove("a")]),
          .add(.fade(1).staying(.forwards), key: "a"), .commit,
        ], on: .viewIcon),
      .screen(1, .at(1)), .keys([], .end), .faults([]),
      unlike: Scenario(
        [
          .begin, .block("done", [.remove("a")]), .add(.fade(1).staying(.forwards), key: "a"),
          .commit,
        ], on: .viewIcon)),
    Claim(
      "8.3", says: "a fill that lasts until the callback bridges the time to the block's set",
      Scenario(
        [
          .begin, .block("done", [.set(1)]),
          .add(.fade(1).with { $0.timing.fillMode = .forwards }), .commit,
        ], on: .viewIcon
      ).reading { $0.removalLatency = .untilCallback },
      .screen(1, .at(1)), .screen(1, .before(1 + .frame)), .screen(1, .at(1 + .frame)),
      .keys([], .end), .faults([]),
      unlike: Scenario(
        [
          .begin, .block("done", [.set(1)]),
          .add(.fade(1).with { $0.timing.fillMode = .forwards }), .commit,
        ], on: .viewIcon)),
    Claim(
      "8.3", says: "a fill that lasts until the callback ends there if nothing is set",
      Scenario([.add(.fade(1).with { $0.timing.fillMode = .forwards })], on: .viewIcon)
        .reading { $0.removalLatency = .untilCallback },
      .screen(1, .at(1)), .screen(1, .before(1 + .frame)), .keys([], .end), .screen(0, .end),
      .faults(["flicker icon.opacity snap"]),
      unlike: Scenario([.add(.fade(1).with { $0.timing.fillMode = .forwards })], on: .viewIcon)),
  ]

  private static let callbacks = [
    Claim(
      "8.5", says: "when the callback runs the effect is gone",
      Scenario(
        [
          .begin, .block("done", [.copy(.presentedOpacity, of: "copy")]),
          .add(.fade(1, from: 0.3)), .set(0.7), .commit,
        ], on: .viewIcon),
      .model(0.7, .end, of: "icon.copy"),
      unlike: Scenario(
        [
          .begin, .block("done", [.copy(.presentedOpacity, of: "copy")]),
          .add(.fade(1, from: 0.3).staying(.forwards)), .set(0.7), .commit,
        ], on: .viewIcon)),
    Claim(
      "8.6", says: "work of the callback appears with that turn's commit",
      Scenario(
        [.begin, .block("a", [.set(0.3)]), .begin, .block("b", [.set(0.6)]), .commit, .commit],
        on: .viewIcon),
      .pictures(2), .screen(0.6, .end), .screen(0, .before(.frame)),
      unlike: Scenario(
        [
          .begin, .block("a", [.begin, .set(0.3), .commit]), .begin,
          .block("b", [.begin, .set(0.6), .commit]), .commit, .commit,
        ], on: .viewIcon)),
  ]
}
