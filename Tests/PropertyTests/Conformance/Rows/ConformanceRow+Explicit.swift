@testable import OrderingModel

/// Material Motion, the tests of the animator itself: it sets the model with disabled actions and
/// adds an animation.
extension ConformanceRow {
  static let explicit: [ConformanceRow] = anyProperty + additive + transactionKeys + animator

  /// Explicit animations of every property, and implicit ones where there is no view.
  private static let anyProperty: [ConformanceRow] = [
    ConformanceRow("M046", Scenario(adds, on: .viewIcon), .keys(properties, .at(0))),
    ConformanceRow("M047", Scenario(setsAndAdds, on: .viewIcon), .keys(properties, .at(0))),
    ConformanceRow("M048", Scenario(adds), .keys(properties, .at(0))),
    ConformanceRow("M049", Scenario(setsAndAdds), .keys(properties, .at(0))),
    ConformanceRow(
      "M050", Scenario([.animate(.lasting(0.5), properties.map { .set(0.5, of: $0) })]),
      .keys(properties.map(ImplicitAction.whole(of:)), .at(0))),
  ]

  private static let adds = properties.map { Step.add(.fade(1), of: $0, key: $0) }
  private static let setsAndAdds =
    [Step.begin, .disableActions(true)] + properties.map { .set(0.5, of: $0) } + [.commit] + adds

  private static let additive: [ConformanceRow] =
    zip(63..., [true, true, true, false, false, false, false]).map { number, isAdditive in
      ConformanceRow(
        "M0\(number)",
        Scenario(
          [
            .set(1, of: "position"),
            .add(.fade(1).with { $0.isAdditive = isAdditive }, of: "position", key: "position"),
          ], on: .viewIcon),
        .additive([isAdditive], .at(0)))
    }

  /// Keys of the program's own, which that library stores a time scale under.
  private static let transactionKeys: [ConformanceRow] = [
    ConformanceRow("M058", Scenario([.begin]), .stored(nil, "timeScale", .step(1))),
    ConformanceRow(
      "M062",
      Scenario([
        .begin, .store(0.5, "timeScale"), .store(nil, "timeScale"), .add(.fade(1)), .commit,
      ]),
      .stored(0.5, "timeScale", .step(2)), .stored(nil, "timeScale", .step(3))),
    ConformanceRow(
      "M060", Scenario([.begin, .store(0.5, "timeScale"), .add(.fade(1)), .commit]),
      .stored(0.5, "timeScale", .step(3)), .stored(nil, "timeScale", .step(4))),
  ]

  private static let animator: [ConformanceRow] = [
    ConformanceRow(
      "M073",
      Scenario(
        [
          .animate(
            .lasting(0.5),
            [
              .begin, .disableActions(true), .set(1, of: "transform"), .commit,
              .add(.fade(1), of: "transform.rotation.z", key: "transform.rotation.z"),
            ])
        ], on: .viewIcon),
      .keys(["transform.rotation.z"], .at(0))),
    ConformanceRow("M074", instant, .hasRun("x", 1, .at(1))),
    ConformanceRow("M075", instant, .model(0.5, .step(5)), .count(0, .step(5))),
    ConformanceRow(
      "M078", Scenario([.set(1), .add(delayed, key: "opacity")], on: .viewIcon),
      .goes([[-1, 0]], .at(0)), .lasts([1], .at(0)), .model(1, .at(0)),
      .animations([true], .at(0)) { ($0.start ?? 0) > 0 },
      .animations([TimingFunction(0.1, 0.2, 0.3, 0.4)], .at(0)) { $0.timingFunction }),
    ConformanceRow(
      "M080", Scenario([.begin, .noBlock, .set(0.7), .commit], on: .newIcon),
      .model(0.7, .step(4))),
    ConformanceRow(
      "M081",
      Scenario([.begin, .noBlock, .set(0.7, on: "other"), .commit], on: .newIcon)
        .and(Layer(name: "other", isOnScreen: false)),
      .model(0, .step(4)), .model(0.7, .step(4), of: "other.opacity")),
  ]

  private static let instant = Scenario(
    [.begin, .block("x"), .disableActions(true), .set(0.5), .commit], on: .viewIcon)

  private static let delayed = Animation.fade(1, from: -1, to: 0).additive.delayed(by: 0.5).with {
    $0.timingFunction = TimingFunction(0.1, 0.2, 0.3, 0.4)
  }
}
