@testable import OrderingModel

extension Claim {
  /// Section 10.
  static let settings = order + scope

  private static let order = [
    Claim(
      "10.1", says: "a duration after the set is too late for it",
      Scenario([.begin, .set(1), .duration(1), .commit]), .keys([], .at(0.25)),
      unlike: Scenario([.begin, .duration(1), .set(1), .commit])),
    Claim(
      "10.1", says: "disabling actions after the set is too late for it",
      Scenario([.begin, .set(1), .disableActions(true), .commit]), .keys(["opacity"], .step(3)),
      unlike: Scenario([.begin, .disableActions(true), .set(1), .commit])),
    Claim(
      "10.1", says: "a curve after the set is too late for it",
      Scenario([.begin, .set(1), .curve(.linear), .commit]), .screen(0.802_403, .at(0.125)),
      unlike: Scenario([.begin, .curve(.linear), .set(1), .commit])),
    Claim(
      "10.1", says: "settings without begin end with the turn",
      Scenario([.disableActions(true), .set(1)]).then(at: 1, [.set(0)]),
      .keys([], .at(0)), .keys(["opacity"], .at(1)),
      unlike: Scenario([.begin, .disableActions(true), .set(1)]).then(at: 1, [.set(0)])),
  ]

  private static let scope = [
    Claim(
      "10.2", says: "a nested transaction inherits",
      Scenario([.begin, .disableActions(true), .begin, .set(1), .commit, .commit]),
      .keys([], .step(4)),
      unlike: Scenario([.begin, .disableActions(false), .begin, .set(1), .commit, .commit])),
    Claim(
      "10.2", says: "a nested transaction does not leak",
      Scenario([.begin, .begin, .disableActions(true), .commit, .set(1), .commit]),
      .keys(["opacity"], .step(5)),
      unlike: Scenario([.begin, .begin, .disableActions(true), .set(1), .commit, .commit])),
    Claim(
      "10.3", says: "any key may be stored",
      Scenario([.begin, .store(1, "mine"), .store(2, "yours"), .store(3, "mine"), .commit]),
      .stored(1, "mine", .step(2)), .stored(3, "mine", .step(4)), .stored(2, "yours", .step(4)),
      unlike: Scenario([.begin, .store(1, "mine"), .commit, .store(2, "yours"), .flush])),
    Claim(
      "10.5", says: "disabled actions do not stop an explicit add",
      Scenario([.begin, .disableActions(true), .add(.fade(1)), .commit]), .keys(["nil"], .step(3)),
      unlike: Scenario([.begin, .disableActions(true), .set(1), .commit])),
  ]
}
