@testable import OrderingModel

extension Claim {
  /// Section 12.
  static let presentation = [
    Claim(
      "12.1", says: "a presentation value has the active animations applied",
      Scenario([.add(.fade(1))], on: .viewIcon)
        .then(at: 0.5, [.copy(.presentedOpacity, of: "copy")]),
      .model(0.5, .end, of: "icon.copy"),
      unlike: Scenario([.add(.fade(1))], on: .viewIcon)
        .then(at: 0.5, [.copy(.modelOpacity, of: "copy")])),
    Claim(
      "12.2", says: "a set in the open transaction is not in it, even after a nested commit",
      Scenario(
        [.begin, .begin, .set(1), .commit, .copy(.presentedOpacity, of: "copy"), .commit],
        on: .viewIcon),
      .model(0, .end, of: "icon.copy"),
      unlike: Scenario(
        [.begin, .set(1), .commit, .copy(.presentedOpacity, of: "copy")], on: .viewIcon)),
  ]

  /// Section 15.
  static let endlessness = [
    Claim(
      "15.1", says: "a block waits for an endless animation until it is removed",
      Scenario([.begin, .block("done"), .add(.fade(1).endless, key: "a"), .commit])
        .then(at: 10, [.remove("a")]),
      .runs("done", [10 + .frame]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1).endless, key: "a"), .commit])),
    Claim(
      "15.1", says: "a block never runs if an endless animation stays",
      Scenario([.begin, .block("done"), .add(.fade(1).endless), .commit]), .runs("done", []),
      .faults(["never done"]), .laws(["15.1", "1.8"]),
      unlike: Scenario([.begin, .add(.fade(1).endless), .block("done"), .commit])),
    Claim(
      "15.2", says: "one endless animation of anyone inside the group is enough",
      Scenario([
        .begin, .block("done"), .add(.fade(1)), .begin, .add(.fade(1).endless), .commit, .commit,
      ]),
      .runs("done", []),
      unlike: Scenario([
        .begin, .add(.fade(1).endless), .begin, .block("done"), .add(.fade(1)), .commit, .commit,
      ])),
  ]
}
