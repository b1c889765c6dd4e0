@testable import OrderingModel

/// ComposeUI and SwiftyCoreAnimation; one value stands for points and sizes.
extension ConformanceRow {
  static let compose: [ConformanceRow] = sets + explicitFrames + callbacks

  private static let frame = [
    Step.set(1, of: "position"), .set(1, of: "bounds"), .set(0.5),
  ]

  private static let sets: [ConformanceRow] = [
    ConformanceRow(
      "C001", Scenario(frame), .keys(["bounds", "opacity", "position"], .step(3)),
      .model(0.5, .step(3)), .model(1, .step(3), of: "icon.bounds")),
    ConformanceRow(
      "C002", Scenario([.begin, .disableActions(true), .duration(0)] + frame + [.commit]),
      .keys([], .step(6)), .model(0.5, .step(6)), .model(1, .step(6), of: "icon.bounds")),
  ]

  private static let explicitFrames: [ConformanceRow] = [
    ConformanceRow(
      "C011",
      Scenario([
        .disableActions(true), .set(100, of: "position"), .set(100, of: "bounds"),
        .add(difference(-100), of: "position", key: "position"),
        .add(difference(-100), of: "bounds.size", key: "bounds.size"),
      ]),
      .keys(["position", "bounds.size"], .step(5)), .goes([[-100, 0], [-100, 0]], .step(5)),
      .lasts([1, 1], .step(5)),
      .animations([.both, .both], .step(5)) { $0.timing.fillMode },
      .animations([true, true], .step(5)) { $0.timing.isRemovedOnCompletion }),
    moved("C012", "zPosition"), moved("C013", "bounds.size"), moved("C014", "position"),
    ConformanceRow(
      "C015",
      Scenario([.add(.fade(1, from: 3, to: 7).filled, of: "position", key: "position")]),
      .goes([[3, 7]], .step(1)), .animations([.both], .step(1)) { $0.timing.fillMode },
      .animations([true], .step(1)) { $0.timing.isRemovedOnCompletion }),
    ConformanceRow(
      "C016", Scenario([.begin, .disableActions(true), .set(7, of: "position"), .commit]),
      .keys([], .step(4)), .model(7, .step(4), of: "icon.position")),
    ConformanceRow(
      "C017",
      Scenario([
        .add(.fade(1), of: "position", key: "position"),
        .add(.fade(1), of: "position", key: "test"),
      ]),
      .keys(["position"], .step(1)), .keys(["position", "test"], .step(2))),
  ]

  private static let callbacks: [ConformanceRow] = [
    ConformanceRow(
      "C019", Scenario([.addWithDelegate(.fade(0.001))]),
      .hasRun("finished", 1, .at(0.5)), .hasRun("unfinished", 0, .at(0.5)),
      .hasRun("finished", 1, .end)),
    ConformanceRow(
      "C024", Scenario([.begin, .block("x"), .add(.fade(2)), .commit], on: .newIcon),
      .hasRun("x", 1, .at(5))),
  ]

  private static func difference(_ number: Double) -> Animation {
    Animation.fade(1, from: number, to: 0).additive.filled
  }

  private static func moved(_ id: String, _ property: String) -> ConformanceRow {
    ConformanceRow(
      id,
      Scenario([
        .disableActions(true), .set(2, of: property), .set(5, of: property),
        .add(difference(2 - 5), of: property, key: property),
      ]),
      .goes([[-3, 0]], .step(4)), .additive([true], .step(4)),
      .model(5, .step(4), of: "icon.\(property)"))
  }
}

extension Animation {
  /// This animation, filling both ways.
  fileprivate var filled: Animation { with { $0.timing.fillMode = .both } }
}
