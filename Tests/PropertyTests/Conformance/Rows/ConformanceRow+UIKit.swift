@testable import OrderingModel

/// Material Motion, UIKitBehavioralTests and QuartzCoreBehavioralTests.
extension ConformanceRow {
  static let uikit: [ConformanceRow] = [
    ConformanceRow(
      "M027", Scenario(properties.map { .set(0.5, of: $0) }, on: .viewIcon), .keys([], .at(0))),
    ConformanceRow(
      "M028", interrupted(fromCurrentState: false),
      .count(1, .at(0.01)), .additive([false], .at(0.01)), .starts(at: 0.5, .at(0.01))),
    ConformanceRow(
      "M029", interrupted(fromCurrentState: true), .count(1, .at(0.01)), .startsAtScreen(0.01)),
    ConformanceRow(
      "M030", moved(fromCurrentState: false), .additive([true, true], .at(0.01)),
      .starts(at: 80, .at(0.01))),
    ConformanceRow(
      "M031", moved(fromCurrentState: true), .additive([true, true], .at(0.01)),
      .starts(at: 80, .at(0.01))),
    ConformanceRow(
      "M032", Scenario(properties.map { .set(0.5, of: $0) }),
      .additive(properties.map { _ in false }, .step(properties.count))),
    ConformanceRow(
      "M033", Scenario(properties.map { .set(0.5, of: $0) }),
      .keys(properties.map(ImplicitAction.whole(of:)), .at(0)),
      .additive(properties.map { _ in false }, .at(0))),
  ]

  /// The properties that animate on a layer without a view; parts stand under the keys of their wholes.
  static let properties = [
    "anchorPoint", "borderWidth", "borderColor", "bounds", "cornerRadius", "bounds.size.height",
    "opacity", "position", "transform.rotation.z", "transform.scale", "shadowColor",
    "shadowOffset", "shadowOpacity", "shadowRadius", "strokeStart", "strokeEnd", "transform",
    "bounds.size.width", "position.x", "position.y", "zPosition",
  ]

  private static func interrupted(fromCurrentState: Bool) -> Scenario {
    Scenario([.animate(.lasting(0.1), [.set(0.5)])], on: .viewIcon)
      .then(
        at: 0.01, [.animate(.lasting(0.1, fromCurrentState: fromCurrentState), [.set(0.2)])])
  }

  private static func moved(fromCurrentState: Bool) -> Scenario {
    Scenario(
      [.set(0, of: "position"), .animate(.lasting(0.1), [.set(100, of: "position")])],
      on: .viewIcon
    ).then(
      at: 0.01,
      [
        .animate(
          .lasting(0.1, fromCurrentState: fromCurrentState), [.set(20, of: "position")])
      ])
  }
}
