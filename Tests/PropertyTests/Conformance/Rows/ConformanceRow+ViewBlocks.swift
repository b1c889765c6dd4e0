@testable import OrderingModel

/// Material Motion, ImplicitAnimationTests and InstantAnimationTests: the layer of a view on screen.
/// Its animator sets the model and adds an animation; one value stands for points and sizes.
extension ConformanceRow {
  static let viewBlocks: [ConformanceRow] = animator + blocks + instant

  private static let fading = Animation.fade(1, from: 1, to: 0).with {
    $0.timingFunction = .easeInEaseOut
  }
  private static let moving = Animation.fade(1, from: 0, to: 50)

  private static let animator: [ConformanceRow] = [
    ConformanceRow("M014", Scenario([], on: .viewIcon), .count(0, .end)),
    ConformanceRow(
      "M015", Scenario([.set(0), .add(fading, key: "opacity")], on: .viewIcon),
      .goes([[1, 0]], .at(0)), .lasts([1], .at(0)),
      .animations([.easeInEaseOut], .at(0)) { $0.timingFunction }),
    ConformanceRow(
      "M016",
      Scenario(
        [
          .set(0), .set(50, of: "position"), .add(fading, key: "opacity"),
          .add(moving, of: "position", key: "position"),
        ], on: .viewIcon),
      .goes([[1, 0], [0, 50]], .at(0)), .additive([false, false], .at(0))),
    ConformanceRow(
      "M017",
      Scenario(
        [
          .set(50, of: "position"), .set(100, of: "bounds"),
          .add(moving, of: "position", key: "position"),
          .add(.fade(1, from: 0, to: 100), of: "bounds", key: "bounds"),
        ], on: .viewIcon),
      .goes([[0, 50], [0, 100]], .at(0))),
  ]

  private static let blocks: [ConformanceRow] = [
    ConformanceRow(
      "M018",
      Scenario(
        [.begin, .disableActions(true), .animate(.lasting(1), [.set(0.5)]), .commit],
        on: .viewIcon),
      .count(0, .at(0)), .model(0.5, .at(0))),
    ConformanceRow(
      "M019", Scenario([.begin, .duration(0.5), .set(0.5), .commit], on: .viewIcon),
      .keys([], .at(0))),
    ConformanceRow(
      "M020", Scenario([.animate(.lasting(0.5), [.set(0.5)])], on: .viewIcon),
      .keys(["opacity"], .at(0))),
    ConformanceRow("M021", none, .count(0, .at(0)), .model(0.5, .at(0))),
    ConformanceRow("M022", none, .count(0, .at(0)), .model(0.5, .at(0))),
  ]

  private static let none = Scenario([.animate(.lasting(0), [.set(0.5)])], on: .viewIcon)

  /// An instant change of that library is a set with disabled actions.
  private static let instant: [ConformanceRow] =
    ["M042", "M044"].map { id in
      ConformanceRow(id, Scenario(silent, on: .viewIcon), .keys([], .at(0)), .model(0.5, .at(0)))
    }
    + ["M043", "M045"].map { id in
      ConformanceRow(
        id, Scenario([.animate(.lasting(0.5), silent)], on: .viewIcon), .keys([], .at(0)),
        .model(0.5, .at(0)))
    }

  private static let silent = [Step.begin, .disableActions(true), .set(0.5), .commit]
}
