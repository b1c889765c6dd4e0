@testable import OrderingModel

/// Material Motion, BeginFromCurrentStateTests and AnimationRemovalTests.
extension ConformanceRow {
  static let currentState: [ConformanceRow] = [
    ConformanceRow(
      "M035", Scenario([.add(.fade(1).starting(at: .presentedOpacity))], on: .icon(opacity: 0.3)),
      .starts(at: 0.3, .step(1))),
    ConformanceRow(
      "M036",
      Scenario(
        [.animate(.lasting(1, fromCurrentState: true), [.set(1)])],
        on: .icon(kind: .viewBacked, opacity: 0.3)),
      .starts(at: 0.3, .at(0))),
    ConformanceRow(
      "M037",
      Scenario([.set(0.5), .add(.fade(1, to: 0.5), key: "opacity")], on: .viewIcon)
        .then(
          at: 0.01,
          [
            .add(.fade(1, to: 0.2).starting(at: .presentedOpacity), key: "opacity"),
            .set(0.2),
          ]),
      .count(1, .at(0.01)), .startsAtScreen(0.01), .model(0.2, .at(0.01))),
    ConformanceRow(
      "M038",
      Scenario([.animate(.lasting(1), [.set(0.5)])], on: .viewIcon)
        .then(at: 0.01, [.animate(.lasting(1, fromCurrentState: true), [.set(0.2)])]),
      .count(1, .at(0.01)), .startsAtScreen(0.01), .model(0.2, .at(0.01))),
    ConformanceRow(
      "M039",
      Scenario([.animate(.lasting(1), [.set(0.5)])], on: .viewIcon)
        .then(at: 0.01, [.animate(.lasting(1, fromCurrentState: true), [.set(1)])]),
      .startsAtScreen(0.01), .additive([false], .at(0.01)), .model(1, .at(0.01))),
  ]

  /// The animator of the second row nests a transaction for each animation.
  ///
  /// It waits 20 ms, not 10, since a callback takes a frame here.
  static let removal: [ConformanceRow] = [
    ConformanceRow(
      "M040",
      Scenario([
        .disableActions(true), .set(0.5, of: "cornerRadius"),
        .add(.fade(1, from: 1, to: 0).additive, of: "cornerRadius", key: "a"),
        .add(.fade(1, from: 0, to: 0.5).additive, of: "cornerRadius", key: "b"), .removeAll(),
      ]),
      .keys(["a", "b"], .step(4)), .keys([], .step(5)),
      .model(0.5, .step(5), of: "icon.cornerRadius")),
    ConformanceRow(
      "M041",
      Scenario(
        [
          .begin, .block("x"), .set(0.5),
          .begin, .add(.fade(1, from: 1, to: 0.5), key: "a"), .commit,
          .begin, .add(.fade(1, from: 0, to: 0.2).additive, key: "b"), .commit, .commit,
        ], on: .viewIcon
      ).then(at: 0.02, [.copy(.presentedOpacity), .removeAll()]),
      .keys(["a", "b"], .before(0.02)), .hasRun("x", 0, .before(0.02)), .keys([], .at(0.02)),
      .model(0.994, .at(0.02)), .screen(0.994, .before(0.02))),
  ]
}
