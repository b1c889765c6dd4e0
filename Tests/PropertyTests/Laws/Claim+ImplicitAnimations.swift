@testable import OrderingModel

extension Claim {
  /// Section 3.
  static let implicitAnimations = search + eligible + course + values

  private static let search = [
    Claim(
      "3.1", says: "a property without an action does not animate",
      Scenario([.set(1, of: "path")]), .keys([], .step(1)), .screen(1, .at(0), of: "icon.path"),
      unlike: Scenario([.set(0, of: "path"), .set(1)])),
    Claim(
      "3.2", "10.1", says: "disabled actions suppress the search",
      Scenario([.begin, .disableActions(true), .set(1), .commit]), .keys([], .step(3)),
      unlike: Scenario([.begin, .disableActions(false), .set(1), .commit])),
    Claim(
      "3.3", says: "a standalone layer animates by default",
      Scenario([.set(1)]), .keys(["opacity"], .step(1)),
      unlike: Scenario([.set(1)], on: .viewIcon)),
    Claim(
      "3.4", says: "a view's layer does not animate",
      Scenario([.set(1)], on: .viewIcon), .keys([], .step(1)), .screen(1, .at(0)),
      unlike: Scenario([.set(1)])),
  ]

  private static let eligible = [
    Claim(
      "3.5", says: "a layer that is not committed does not animate",
      Scenario([.insert("icon"), .set(1)], on: .newIcon), .keys([], .step(2)),
      unlike: Scenario([.set(0), .set(1)])),
    Claim(
      "3.5", says: "a layer animates from the turn after its first commit on",
      Scenario([.insert("icon"), .set(1)], on: .newIcon).then(at: 1, [.set(0)]),
      .keys(["opacity"], .at(1)),
      unlike: Scenario([.set(1)], on: .newIcon).then(at: 1, [.set(0)])),
    Claim(
      "3.5", says: "a nested commit does not make a layer animate",
      Scenario([.begin, .begin, .insert("icon"), .commit, .set(1), .commit], on: .newIcon),
      .keys([], .step(5)),
      unlike: Scenario([.begin, .insert("icon"), .commit, .begin, .set(1), .commit], on: .newIcon)),
    Claim(
      "3.11", says: "implicit animations count for the block",
      Scenario([.begin, .block("done"), .set(1), .commit]), .runs("done", [0.25 + .frame]),
      unlike: Scenario([.begin, .block("done"), .set(1), .commit], on: .viewIcon)),
  ]

  private static let course = [
    Claim(
      "3.6", says: "it lasts 0.25 s by default",
      Scenario([.set(1)]), .keys(["opacity"], .before(0.25)), .keys([], .at(0.25)),
      unlike: Scenario([.duration(1), .set(1)])),
    Claim(
      "3.6", says: "it lasts as long as the transaction says",
      Scenario([.begin, .duration(1), .set(1), .commit]),
      .keys(["opacity"], .before(1)), .keys([], .at(1)),
      unlike: Scenario([.begin, .set(1), .commit])),
    Claim(
      "3.7", says: "it goes by the default curve",
      Scenario([.set(1)]), .screen(0.802_403, .at(0.125)),
      unlike: Scenario([.set(1)]).reading { $0.implicitCurve = .linear }),
    Claim(
      "3.7", says: "it goes by the transaction's curve",
      Scenario([.curve(.easeIn), .set(1)]), .screen(0.315_357, .at(0.125)),
      unlike: Scenario([.set(1)])),
    Claim(
      "3.8", says: "its key is the property",
      Scenario([.begin, .set(1), .set(0.5), .add(.fade(1), key: "opacity"), .commit]),
      .keys(["opacity"], .step(3)), .keys(["opacity"], .step(4)),
      unlike: Scenario([.begin, .set(1), .set(0.5), .add(.fade(1), key: "fade"), .commit])),
    Claim(
      "3.8", says: "a change of a part stands under the key of its whole",
      Scenario([.set(1, of: "position.y"), .add(.fade(1), of: "position", key: "position.y")]),
      .keys(["position.y", "position"], .step(2)),
      unlike: Scenario([
        .set(1, of: "position.y"), .add(.fade(1), of: "position", key: "position"),
      ])),
    Claim(
      "3.8", says: "changes of two parts animate both",
      Scenario([
        .begin, .set(1, of: "position.x"), .set(1, of: "position.y"), .set(2, of: "position.y"),
        .commit,
      ]),
      .keys(["position", "position"], .step(4))),
    Claim(
      "3.8", says: "a sub-key path does not collide with the property",
      Scenario([
        .add(.fade(1), of: "position.y", key: "position.y"), .set(1, of: "position"),
      ]),
      .keys(["position", "position.y"], .step(2)),
      unlike: Scenario([
        .add(.fade(1), of: "position.y", key: "position"), .set(1, of: "position"),
      ])),
  ]

  private static let values = [
    Claim(
      "3.9", says: "it starts at the old value",
      Scenario([.set(1)]), .model(1, .step(1)), .screen(0, .at(0)), .screen(1, .before(0.25)),
      .screen(1, .at(0.25)),
      unlike: Scenario([.set(1)], on: .viewIcon)),
    Claim(
      "3.9", "6.2", says: "it has no end of its own: it follows the committed model",
      Scenario([.begin, .curve(.linear), .set(1), .commit])
        .then(at: 0.125, [.disableActions(true), .set(0.5)]),
      .screen(0.5, .before(0.125)), .screen(0.25, .at(0.125)), .screen(0.5, .before(0.25)),
      unlike: Scenario([.begin, .curve(.linear), .set(1), .commit])),
    Claim(
      "3.10", says: "an interrupting one starts at what the screen shows",
      Scenario([.curve(.linear), .set(1)]).then(at: 0.125, [.set(0)]),
      .screen(0.5, .at(0.125)), .keys(["opacity"], .at(0.3)), .screen(0, .at(0.375)),
      unlike: Scenario([.curve(.linear), .set(1)]).then(at: 0.125, [.set(0)])
        .reading { $0.implicitFrom = .model }),
    Claim(
      "3.10", "4.2", says: "of two sets in one transaction the second one's animation remains",
      Scenario([.begin, .set(1), .set(0.5), .commit]),
      .keys(["opacity"], .step(3)), .screen(0, .at(0)), .screen(0.5, .before(0.25)),
      unlike: Scenario([.begin, .set(1), .commit, .begin, .set(0.5), .commit])
        .reading { $0.implicitFrom = .model }),
    Claim(
      "3.12", says: "a set of the present value does not animate",
      Scenario([.set(0)]), .keys([], .step(1)),
      unlike: Scenario([.set(0)]).reading { $0.sameValueSet = .animates }),
    Claim(
      "3.12", says: "what the screen shows is not what the present value is",
      Scenario([.set(1)]).then(at: 0.125, [.set(1)]),
      .keys([], .at(0.25)), .screen(0.802_403, .at(0.125)),
      unlike: Scenario([.set(1)]).then(at: 0.125, [.set(0), .set(1)])),
  ]
}
