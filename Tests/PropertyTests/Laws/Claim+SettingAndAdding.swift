@testable import OrderingModel

extension Claim {
  /// Section 5.
  static let settingAndAdding = onStandaloneLayers + withoutActions + pitfalls + folklore

  private static let onStandaloneLayers = [
    Claim(
      "5.1", says: "set, then add under the property's key: smooth",
      Scenario([.set(1), .add(.fade(0.15), key: "opacity")]),
      .faults([]), .keys(["opacity"], .step(2)), .screen(0.5, .at(0.075)),
      unlike: Scenario([.set(1), .add(.fade(0.15), key: "fade")])),
    Claim(
      "5.2", says: "set, then add a longer one under another key: smooth, and on top",
      Scenario([.set(1), .add(.fade(0.5), key: "fade")]),
      .faults([]), .keys(["opacity", "fade"], .step(2)), .screen(0.25, .at(0.125)),
      unlike: Scenario([.set(1), .add(.fade(0.15), key: "fade")])),
    Claim(
      "5.3", says: "set, then add an additive one: the implicit one shows through the sum",
      Scenario([.set(1), .add(.fade(0.5, from: -1, to: 0).additive)]),
      .screen(0.052_403, .at(0.125)),
      unlike: Scenario([
        .disableActions(true), .set(1), .add(.fade(0.5, from: -1, to: 0).additive),
      ])),
    Claim(
      "5.4", says: "add a longer one, then set: drops back when the implicit one ends",
      Scenario([.add(.fade(0.5)), .set(1)]),
      .screen(0.802_403, .at(0.125)), .screen(1, .before(0.25)), .screen(0.5, .at(0.25)),
      .faults(["flicker icon.opacity snap"]), .laws(["8.1", "4.9", "5.12"]),
      unlike: Scenario([.add(.fade(0.5)), .set(1)], on: .viewIcon)),
    Claim(
      "5.5", says: "add under the property's key, then set: the implicit one takes over",
      Scenario([.add(.fade(0.5), key: "opacity"), .set(1)]),
      .keys(["opacity"], .step(2)), .keys([], .at(0.25)), .faults(["unseen fade"]),
      .laws(["4.2", "3.8", "5.5"]),
      unlike: Scenario([.add(.fade(0.5), key: "fade"), .set(1)])),
  ]

  private static let withoutActions = [
    Claim(
      "5.6", "10.5", says: "set and add with actions disabled: smooth",
      Scenario([.begin, .disableActions(true), .set(1), .add(.fade(0.15)), .commit]),
      .faults([]), .keys(["nil"], .step(4)),
      unlike: Scenario([.begin, .disableActions(false), .set(1), .add(.fade(0.15)), .commit])),
    Claim(
      "5.6", "10.5", says: "add and set with actions disabled: smooth",
      Scenario([.begin, .disableActions(true), .add(.fade(0.5)), .set(1), .commit]),
      .faults([]), .keys(["nil"], .step(4)),
      unlike: Scenario([.begin, .disableActions(false), .add(.fade(0.5)), .set(1), .commit])),
    Claim(
      "5.8", says: "set and add on a view's layer: smooth",
      Scenario([.begin, .set(1), .add(.fade(0.15)), .commit], on: .viewIcon),
      .faults([]), .keys(["nil"], .step(3)),
      unlike: Scenario([.begin, .set(1), .add(.fade(0.15)), .commit])),
    Claim(
      "5.8", says: "add and set on a view's layer: smooth",
      Scenario([.begin, .add(.fade(0.5)), .set(1), .commit], on: .viewIcon),
      .faults([]), .keys(["nil"], .step(3)),
      unlike: Scenario([.begin, .add(.fade(0.5)), .set(1), .commit])),
  ]

  private static let pitfalls = [
    Claim(
      "5.7", "8.1", says: "add without set: snaps back at the end",
      Scenario([.add(.fade(0.5))]),
      .screen(1, .before(0.5)), .screen(0, .at(0.5)), .faults(["flicker icon.opacity snap"]),
      .laws(["8.1", "5.7"]),
      unlike: Scenario([.add(.fade(0.5)), .set(1)], on: .viewIcon)),
    Claim(
      "5.9", "2.6", says: "set in an outermost transaction of its own: the end value may flash",
      Scenario([
        .begin, .disableActions(true), .set(1), .commit, .begin, .add(.fade(0.5)), .commit,
      ]),
      .screen(1, .step(4)), .screen(0, .step(7)),
      .faults(["flicker icon.opacity flash timing-dependent"]), .laws(["2.2", "2.3", "2.6"]),
      unlike: Scenario([
        .begin, .disableActions(true), .set(1), .commit, .begin, .add(.fade(0.5)), .commit,
      ]).inOpenTransaction),
    Claim(
      "5.10", says: "a from value read after the set: no motion",
      Scenario([.set(1), .add(.fade(0.5).starting(at: .modelOpacity))], on: .viewIcon),
      .screen(1, .at(0)), .screen(1, .at(0.25)), .faults(["flicker icon.opacity snap"]),
      unlike: Scenario([.add(.fade(0.5).starting(at: .modelOpacity)), .set(1)], on: .viewIcon)),
    Claim(
      "5.11", "12.1", says: "an interruption from the presentation value: smooth",
      Scenario([.set(1), .add(.fade(1))], on: .viewIcon)
        .then(at: 0.5, [.add(.fade(0.5, to: 0).starting(at: .presentedOpacity)), .set(0)]),
      .screen(0.5, .at(0.5)), .screen(0.25, .at(0.75)), .faults([]),
      unlike: Scenario([.set(1), .add(.fade(1))], on: .viewIcon)
        .then(at: 0.5, [.add(.fade(0.5, to: 0).starting(at: .modelOpacity)), .set(0)])),
  ]

  private static let folklore = [
    Claim(
      "5.12", says: "a shorter one added before the set: no jump, but never seen",
      Scenario([.add(.fade(0.15)), .set(1)]), .faults(["unseen fade"]), .laws(["4.9", "5.12"]),
      unlike: Scenario([.add(.fade(0.3)), .set(1)])),
    Claim(
      "5.12", says: "a shorter one added after the set: jumps",
      Scenario([.set(1), .add(.fade(0.15))]), .faults(["flicker icon.opacity snap"]),
      .screen(1, .before(0.15)),
      unlike: Scenario([.set(1), .add(.fade(0.25))])),
    Claim(
      "5.12", says: "one of equal length added after the set: smooth",
      Scenario([.set(1), .add(.fade(0.25))]), .faults([]),
      unlike: Scenario([.set(1), .add(.fade(0.24))])),
    Claim(
      "5.12", says: "one of equal length added before the set: no jump, but never seen",
      Scenario([.add(.fade(0.25)), .set(1)]), .faults(["unseen fade"]),
      unlike: Scenario([.add(.fade(0.26)), .set(1)])),
    Claim(
      "5.12", says: "if a missing end follows what is beneath, the jump of 5.4 does not arise",
      Scenario([.add(.fade(0.5)), .set(1)]).reading { $0.missingEnd = .underlyingValueEachFrame },
      .screen(0.5, .before(0.25)), .screen(0.5, .at(0.25)), .faults([]),
      unlike: Scenario([.add(.fade(0.5)), .set(1)])),
  ]
}
