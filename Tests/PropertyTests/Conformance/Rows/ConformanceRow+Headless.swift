@testable import OrderingModel

/// Material Motion, HeadlessLayerImplicitAnimationTests: a layer without a view.
extension ConformanceRow {
  static let headless: [ConformanceRow] = [
    ConformanceRow(
      "M001", Scenario(half, on: .newIcon), .keys([], .step(3)), .keys([], .step(4))),
    ConformanceRow(
      "M002", Scenario(half), .keys(["opacity"], .step(4)), .lasts([0.5], .step(4)),
      .animations([Program.opacity], .step(4)) { $0.property }),
    ConformanceRow("M003", Scenario(silentHalf), .keys([], .step(5))),
    ConformanceRow(
      "M004",
      Scenario([.animate(.lasting(0.5), [.begin, .duration(0.2), .set(0.5), .commit])]),
      .lasts([0.2], .at(0))),
    ConformanceRow(
      "M005",
      Scenario([.begin, .duration(0.2), .animate(.lasting(0.5), [.set(0.5)]), .commit]),
      .lasts([0.2], .at(0))),
    ConformanceRow(
      "M006", Scenario([.animate(.lasting(0.5), [.set(0.5)])]),
      .lasts([0.25], .at(0)), .duration(0.25, .step(3))),
    ConformanceRow(
      "M007",
      Scenario([.animate(.lasting(0.5), [.begin, .disableActions(true), .set(0.5), .commit])]),
      .keys([], .at(0))),
    ConformanceRow(
      "M008",
      Scenario([.begin, .disableActions(true), .animate(.lasting(0.5), [.set(0.5)]), .commit]),
      .keys([], .at(0))),
    ConformanceRow(
      "M009",
      Scenario([
        .begin, .duration(0.5), .begin, .disableActions(true), .set(0.5), .commit,
        .add(.fade(1), key: "opacity"), .commit,
      ]),
      .lasts([1], .at(0))),
  ]

  private static let half = [Step.begin, .duration(0.5), .set(0.5), .commit]
  private static let silentHalf = [
    Step.begin, .duration(0.5), .disableActions(true), .set(0.5), .commit,
  ]
}

extension ViewAnimation {
  /// Returns a block of so many seconds.
  static func lasting(_ seconds: Double, fromCurrentState: Bool = false) -> ViewAnimation {
    ViewAnimation(duration: .seconds(seconds), beginsFromCurrentState: fromCurrentState)
  }
}
