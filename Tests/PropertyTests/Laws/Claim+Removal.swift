@testable import OrderingModel

extension Claim {
  /// Section 9.
  static let removal = byName + fromTheTree + hiding

  private static let byName = [
    Claim(
      "9.1", says: "removal empties the keys at once and the screen with the next commit",
      Scenario(
        [
          .begin, .set(1), .add(.fade(1), key: "a"), .commit, .begin, .remove("a"), .commit,
        ], on: .viewIcon),
      .keys([], .step(6)), .screen(0, .step(6)), .screen(1, .step(7)), .model(1, .step(7)),
      unlike: Scenario(
        [
          .begin, .set(1), .add(.fade(1), key: "a"), .commit, .begin, .remove("b"), .commit,
        ], on: .viewIcon)),
    Claim(
      "9.1", says: "removing all removes those without a key, too",
      Scenario([.add(.fade(1), key: "a"), .add(.fade(1)), .removeAll()]), .keys([], .step(3)),
      unlike: Scenario([.add(.fade(1), key: "a"), .add(.fade(1)), .remove("a")])),
    Claim(
      "9.1", says: "removal by key leaves other layers alone",
      Scenario([
        .add(.fade(1), key: "a"), .add(.fade(1), to: "other", key: "a"), .remove("a"),
      ]).and(Layer(name: "other", isOnScreen: true)),
      .keys([], .step(3)), .keys(["a"], .step(3), on: "other"),
      unlike: Scenario([
        .add(.fade(1), key: "a"), .add(.fade(1), to: "other", key: "a"),
        .remove("a", from: "other"),
      ]).and(Layer(name: "other", isOnScreen: true))),
    Claim(
      "9.2", "1.2", says: "removal releases the block even before the next commit",
      Scenario([.begin, .block("done"), .add(.fade(1)), .commit])
        .then(at: 0.4, [.begin, .removeAll()]),
      .runs("done", [0.4 + .frame]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1)), .commit]).then(at: 0.4, [.begin])),
    Claim(
      "9.2", says: "the block counts it as removed",
      Scenario([.begin, .block("done"), .add(.fade(1), key: "a"), .commit])
        .then(at: 0.4, [.remove("a")]),
      .runs("done", [0.4 + .frame]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1), key: "a"), .commit])
        .then(at: 0.4, [.remove("b")])),
  ]

  private static let fromTheTree = [
    Claim(
      "9.3", says: "a layer that leaves the tree loses its animations",
      Scenario([.begin, .block("done"), .add(.fade(1)), .commit]).then(at: 0.4, [.takeOut()]),
      .keys(["nil"], .before(0.4)), .keys([], .at(0.4)), .runs("done", [0.4 + .frame]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1)), .commit])
        .then(at: 0.4, [.takeOut(), .insert("icon")])),
    Claim(
      "9.3", says: "whatever becomes of animations that are added outside the tree",
      Scenario([.begin, .block("done"), .add(.fade(1)), .commit]).then(at: 0.4, [.takeOut()])
        .reading { $0.detachedAdd = .neverStarts },
      .keys([], .at(0.4)), .runs("done", [0.4 + .frame]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1)), .commit])),
    Claim(
      "9.3", says: "a layer leaves the tree with its ancestors",
      Scenario(
        [.begin, .block("done"), .add(.fade(1)), .commit], on: .icon(parent: LayerID(1))
      ).and(Layer(name: "window", isOnScreen: true)).then(at: 0.4, [.takeOut("window")]),
      .keys([], .at(0.4)), .runs("done", [0.4 + .frame]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1)), .commit])
        .and(Layer(name: "window", isOnScreen: true)).then(at: 0.4, [.takeOut("window")])),
    Claim(
      "9.4", says: "an animation added outside the tree stops at the commit",
      Scenario([.begin, .block("done"), .add(.fade(1)), .commit], on: .newIcon),
      .keys(["nil"], .step(3)), .keys([], .step(4)), .runs("done", [.frame]),
      .faults(["unseen fade"]), .laws(["9.4"]),
      unlike: Scenario(
        [.begin, .block("done"), .add(.fade(1)), .insert("icon"), .commit], on: .newIcon)),
    Claim(
      "9.4", says: "what counts is where the layer is at the outermost commit",
      Scenario(
        [.begin, .begin, .add(.fade(1)), .commit, .insert("icon"), .commit], on: .newIcon),
      .keys(["nil"], .step(6)), .screen(0.5, .at(0.5)),
      unlike: Scenario(
        [.begin, .add(.fade(1)), .commit, .begin, .insert("icon"), .commit], on: .newIcon)),
  ]

  private static let hiding = [
    Claim(
      "9.6", says: "hiding does not stop an animation",
      Scenario(
        [.begin, .block("done"), .add(.fade(1)), .set(1, of: "hidden"), .commit], on: .viewIcon),
      .runs("done", [1 + .frame]), .screen(0.5, .at(0.5)),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1)), .takeOut(), .commit])),
    Claim(
      "9.6", says: "an opacity of 0 does not stop an animation",
      Scenario(
        [.begin, .block("done"), .add(.fade(1), of: "position"), .set(0), .commit],
        on: .icon(opacity: 1)),
      .runs("done", [1 + .frame]), .screen(0.5, .at(0.5), of: "icon.position"),
      unlike: Scenario([
        .begin, .block("done"), .add(.fade(1), of: "position"), .takeOut(), .commit,
      ])
    ),
  ]
}
