@testable import OrderingModel

extension Claim {
  /// Section 4.
  static let adding = copies + durations + starts + stacking

  private static let copies = [
    Claim(
      "4.1", says: "the copy keeps the values that it had when it was added",
      Scenario(
        [.begin, .add(.fade(1).starting(at: .modelOpacity)), .set(0.6), .commit], on: .viewIcon),
      .screen(0, .at(0)), .screen(0.5, .at(0.5)),
      unlike: Scenario(
        [.begin, .set(0.6), .add(.fade(1).starting(at: .modelOpacity)), .commit], on: .viewIcon)),
    Claim(
      "4.2", says: "there is one animation per key",
      Scenario([.begin, .add(.fade(2), key: "a"), .add(.fade(1), key: "a"), .commit]),
      .keys(["a"], .step(2)), .keys(["a"], .step(3)), .keys([], .at(1)),
      unlike: Scenario([.begin, .add(.fade(2), key: "a"), .add(.fade(1), key: "b"), .commit])),
    Claim(
      "4.2", says: "each layer has keys of its own",
      Scenario([.add(.fade(1), key: "a"), .add(.fade(1), to: "other", key: "a")])
        .and(Layer(name: "other", isOnScreen: true)),
      .keys(["a"], .step(2)), .keys(["a"], .step(2), on: "other"),
      unlike: Scenario([.add(.fade(1), key: "a"), .remove("a", from: "icon")])
        .and(Layer(name: "other", isOnScreen: true))),
    Claim(
      "4.2", says: "the key counts, not the property",
      Scenario([
        .begin, .add(.fade(1), key: "a"), .add(.fade(1), of: "position", key: "a"), .commit,
      ]),
      .keys(["a"], .step(3)), .screen(0, .at(0.5)), .screen(0.5, .at(0.5), of: "icon.position"),
      unlike: Scenario([
        .begin, .add(.fade(1), key: "a"), .add(.fade(1), of: "position", key: "b"), .commit,
      ])),
    Claim(
      "4.10", "4.2", says: "an animation of another property takes no place in its order",
      Scenario([
        .add(.fade(1), key: "a"), .add(.fade(1, from: 0.6, to: 0.8), of: "position", key: "b"),
        .add(.fade(1, from: 0, to: 0.4), of: "position", key: "a"),
      ]).reading { $0.replaceOrder = .keepSlot },
      .keys(["b", "a"], .step(3)), .screen(0.2, .at(0.5), of: "icon.position"),
      unlike: Scenario([
        .add(.fade(1), of: "position", key: "a"),
        .add(.fade(1, from: 0.6, to: 0.8), of: "position", key: "b"),
        .add(.fade(1, from: 0, to: 0.4), of: "position", key: "a"),
      ]).reading { $0.replaceOrder = .keepSlot }),
    Claim(
      "4.3", says: "being replaced releases the block even before the next commit",
      Scenario([.begin, .block("done"), .add(.fade(1), key: "a"), .commit])
        .then(at: 0.4, [.begin, .add(.fade(1), key: "a")]),
      .runs("done", [0.4 + .frame]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1), key: "a"), .commit])
        .then(at: 0.4, [.begin, .add(.fade(1), key: "b")])),
    Claim(
      "4.3", says: "being replaced releases an earlier block",
      Scenario([.begin, .block("done"), .add(.fade(1), key: "a"), .commit])
        .then(at: 0.4, [.add(.fade(1), key: "a")]),
      .runs("done", [0.4 + .frame]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1), key: "a"), .commit])
        .then(at: 0.4, [.add(.fade(1), key: "b")])),
    Claim(
      "4.4", says: "animations without a key do not collide",
      Scenario([.add(.fade(1)), .add(.fade(1))]), .keys(["nil", "nil"], .step(2)),
      unlike: Scenario([.add(.fade(1), key: "a"), .add(.fade(1), key: "a")])),
    Claim(
      "4.11", "5.1", says: "an explicit animation replaces the implicit one before it shows",
      Scenario([.begin, .set(1), .add(.fade(0.5), key: "opacity"), .commit]),
      .keys(["opacity"], .step(2)), .keys(["opacity"], .step(3)), .screen(0.25, .at(0.125)),
      .keys(["opacity"], .before(0.5)),
      unlike: Scenario([.begin, .add(.fade(0.5), key: "opacity"), .set(1), .commit])),
    Claim(
      "4.13", says: "a layer animates explicitly in the transaction that first commits it",
      Scenario(
        [.begin, .insert("icon"), .block("done"), .add(.fade(1)), .set(1), .commit], on: .newIcon),
      .screen(0.5, .at(0.5)), .runs("done", [1 + .frame]), .faults([]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1)), .set(1), .commit], on: .newIcon)),
    Claim(
      "4.13", says: "on a detached layer the key is recorded",
      Scenario([.begin, .add(.fade(1), key: "a"), .commit], on: .newIcon), .keys(["a"], .step(2)),
      unlike: Scenario([.begin, .begin, .commit], on: .newIcon)),
  ]

  private static let durations = [
    Claim(
      "4.5", says: "a duration of 0 becomes 0.25 s",
      Scenario([.add(.fade(0))]), .keys(["nil"], .before(0.25)), .keys([], .at(0.25)),
      unlike: Scenario([.add(.fade(0.1))])),
    Claim(
      "4.5", says: "a duration of 0 becomes the transaction's",
      Scenario([.begin, .duration(1), .add(.fade(0)), .commit]),
      .keys(["nil"], .before(1)), .keys([], .at(1)),
      unlike: Scenario([.begin, .add(.fade(0)), .duration(1), .commit])),
    Claim(
      "4.5", says: "a duration of its own stays",
      Scenario([.begin, .duration(1), .add(.fade(0.5)), .commit]), .keys([], .at(0.5)),
      unlike: Scenario([.begin, .duration(1), .add(.fade(0)), .commit])),
    Claim(
      "4.6", says: "an added animation takes the transaction's curve",
      Scenario([.begin, .curve(.easeIn), .add(.fade(1)), .commit]), .screen(0.315_357, .at(0.5)),
      unlike: Scenario([.begin, .add(.fade(1)), .curve(.easeIn), .commit])),
    Claim(
      "4.6", "2.10", says: "a nil curve in a nested transaction hides the outer one",
      Scenario([
        .begin, .curve(.easeIn), .begin, .curve(nil), .add(.fade(1)), .commit, .commit,
      ]),
      .screen(0.5, .at(0.5)),
      unlike: Scenario([.begin, .curve(.easeIn), .begin, .add(.fade(1)), .commit, .commit])),
  ]

  private static let starts = [
    Claim(
      "4.7", says: "a begin time of 0 means the time of the commit",
      Scenario([.begin, .add(.fade(1))]).then(at: 1, [.commit]),
      .screen(0.5, .at(1.5)), .keys([], .at(2)),
      unlike: Scenario([.begin, .add(.fade(1).delayed(by: 0.2))]).then(at: 1, [.commit])),
    Claim(
      "4.8", says: "a begin time is counted from the add, not from the commit",
      Scenario([.begin, .add(.fade(1).delayed(by: 1.2))]).then(at: 1, [.commit]),
      .screen(0.5, .at(1.7)), .keys([], .at(2.2)),
      unlike: Scenario([.begin, .add(.fade(1))]).then(at: 1, [.commit])),
    Claim(
      "4.8", says: "an animation with a delay begins after it",
      Scenario([.add(.fade(1, from: 0.2).delayed(by: 0.5))]),
      .screen(0, .before(0.5)), .screen(0.2, .at(0.5)), .screen(0.6, .at(1)), .keys([], .at(1.5)),
      unlike: Scenario([.add(.fade(1, from: 0.2))])),
    Claim(
      "4.8", says: "a delay in a later turn is counted from there",
      Scenario([]).then(at: 1, [.add(.fade(1, from: 0.2).delayed(by: 0.5))]),
      .screen(0, .before(1.5)), .screen(0.2, .at(1.5)), .keys([], .at(2.5)),
      unlike: Scenario([.add(.fade(1, from: 0.2).delayed(by: 0.5))])),
    Claim(
      "4.12", says: "with a start gap the model shows for a frame, and the end is not later",
      Scenario([.begin, .set(1), .add(.fade(1)), .commit], on: .viewIcon)
        .reading { $0.startGapFrames = 1 },
      .screen(1, .at(0)), .screen(1, .before(.frame)), .screen(0.016_667, .at(.frame)),
      .keys([], .at(1)), .faults(["flicker icon.opacity snap"]),
      unlike: Scenario([.begin, .set(1), .add(.fade(1)), .commit], on: .viewIcon)),
    Claim(
      "4.12", says: "an explicit begin time covers the start gap",
      Scenario([.begin, .set(1), .add(.fade(1).delayed(by: 0)), .commit], on: .viewIcon)
        .reading { $0.startGapFrames = 1 },
      .screen(0, .at(0)), .faults([]),
      unlike: Scenario([.begin, .set(1), .add(.fade(1)), .commit], on: .viewIcon)
        .reading { $0.startGapFrames = 1 }),
    Claim(
      "4.12", says: "a backwards fill covers the start gap",
      Scenario(
        [.begin, .set(1), .add(.fade(1).with { $0.timing.fillMode = .backwards }), .commit],
        on: .viewIcon
      ).reading { $0.startGapFrames = 1 },
      .screen(0, .at(0)), .faults([]),
      unlike: Scenario(
        [.begin, .set(1), .add(.fade(1).with { $0.timing.fillMode = .forwards }), .commit],
        on: .viewIcon
      ).reading { $0.startGapFrames = 1 }),
  ]

  private static let stacking = [
    Claim(
      "4.9", says: "the last one added wins while it is active",
      Scenario([.begin, .add(.fade(1)), .add(.fade(0.5, from: 0.6, to: 0.8)), .commit]),
      .screen(0.7, .at(0.25)), .screen(0.5, .at(0.5)),
      unlike: Scenario([.begin, .add(.fade(0.5, from: 0.6, to: 0.8)), .add(.fade(1)), .commit])),
    Claim(
      "4.9", says: "an additive one adds to what is beneath",
      Scenario([
        .begin, .add(.fade(1)), .add(.fade(1, from: 0, to: 0.2).additive), .commit,
      ]),
      .screen(0.6, .at(0.5)),
      unlike: Scenario([
        .begin, .add(.fade(1, from: 0, to: 0.2).additive), .add(.fade(1)), .commit,
      ])),
    Claim(
      "4.9", says: "an additive one adds to the model",
      Scenario(
        [.begin, .set(1), .add(.fade(1, from: -1, to: 0).additive), .commit], on: .viewIcon),
      .screen(0, .at(0)), .screen(0.5, .at(0.5)), .screen(1, .at(1)), .faults([]),
      unlike: Scenario([.begin, .set(1), .add(.fade(1, from: -1, to: 0)), .commit], on: .viewIcon)),
    Claim(
      "4.10", says: "an animation added again moves to the top",
      Scenario([
        .add(.fade(1), key: "a"), .add(.fade(1, from: 0.6, to: 0.8), key: "b"),
        .add(.fade(1, from: 0, to: 0.4), key: "a"),
      ]),
      .keys(["b", "a"], .step(3)), .screen(0.2, .at(0.5)),
      unlike: Scenario([
        .add(.fade(1), key: "a"), .add(.fade(1, from: 0.6, to: 0.8), key: "b"),
        .add(.fade(1, from: 0, to: 0.4), key: "a"),
      ]).reading { $0.replaceOrder = .keepSlot }),
  ]
}
