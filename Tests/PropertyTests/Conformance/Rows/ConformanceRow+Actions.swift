@testable import OrderingModel

/// GNUstep, CALayer/actions.m, and what other suites find of actions: who answers first, and what.
extension ConformanceRow {
  static let actions = search + animated

  private static let x = Action.animation(.fade(1))
  private static let y = Action.animation(.fade(2))
  private static let z = Action.animation(.fade(3))

  // NSNull is `nil` to who asks the layer, so nothing and NSNull are told apart here only.
  private static let search: [ConformanceRow] = [
    found("G032", [], nil, at: 0), found("G033", [], nil, at: 0),
    found("G034", [], nil, at: 0, of: "nobody knows"),
    found("G035", [.actions(["position": x], at: .delegate)], 1, at: 1),
    found(
      "G036", [.actions(["position": .null], at: .delegate), .actions(["position": y])], nil, at: 2),
    found(
      "G037", [.actions(["position": .nothing], at: .delegate), .actions(["position": y])], 2,
      at: 2),
    found("G038", [.actions(["position": x], at: .delegate), .actions(["position": y])], 1, at: 2),
    found("G039", [.actions(["position": .null])], nil, at: 1),
    found("G040", [.actions(["position": y])], 2, at: 1),
    found("G041", [.actions(["position": y])], nil, at: 1, of: "opacity"),
    found("G042", [.actions(["position": z], at: .style)], 3, at: 1),
    found("G043", [.actions(["position": z], at: .style), .actions(["position": y])], 2, at: 2),
    found("G044", [.actions(["position": .null], at: .style)], nil, at: 1),
    found("G045", disabled, 2, at: 3), found("G046", disabled, 2, at: 4),
  ]

  private static let disabled = [
    Step.actions(["position": y]), .begin, .disableActions(true), .commit,
  ]

  private static let positionOff = Step.actions(["position": .null])
  private static let frame = [Step.set(1, of: "position"), .set(1, of: "bounds")]
  private static let fades = Step.actions(
    ["opacity": .animation(.fade(0, from: nil, to: nil))], at: .delegate)

  private static let animated: [ConformanceRow] = [
    ConformanceRow(
      "M010", Scenario([fades, .begin, .duration(0.5), .set(0.5), .commit]),
      .keys(["opacity"], .step(5)), .lasts([0.5], .step(5))),
    ConformanceRow(
      "M011",
      Scenario([fades, .begin, .duration(0.5), .disableActions(true), .set(0.5), .commit]),
      .keys([], .step(6))),
    ConformanceRow(
      "M012", Scenario([fades, .animate(.lasting(0.5), [.set(0.5)])]), .keys(["opacity"], .at(0))),
    ConformanceRow(
      "M013",
      Scenario([
        fades, .begin, .duration(1), .set(0.5), .add(.fade(1), key: "opacity"), .commit,
      ]),
      .keys(["opacity"], .step(6)), .count(1, .step(6))),
    ConformanceRow(
      "C005", Scenario([.actions(["position": .null, "bounds": .null])] + frame),
      .keys([], .step(3))),
    ConformanceRow("C006", Scenario([positionOff] + frame), .keys(["bounds"], .step(3))),
    ConformanceRow(
      "C008", Scenario([.actions([:], others: .null)] + frame), .keys([], .step(3))),
    ConformanceRow(
      "C009",
      Scenario([.actions([:], at: .delegate), .actions([:], others: .null)] + frame),
      .keys([], .step(4))),
  ]

  /// Returns a row that asks a layer for its action.
  private static func found(
    _ id: String, _ steps: [Step], _ seconds: Double?, at step: Int, of event: String = "position"
  ) -> ConformanceRow {
    ConformanceRow(id, Scenario(steps, on: .newIcon), .finds(seconds, .step(step), of: event))
  }
}
