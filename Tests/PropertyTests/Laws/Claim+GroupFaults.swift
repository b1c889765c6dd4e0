@testable import OrderingModel

extension Claim {
  /// What a viewer sees of groups whose children begin or end before them.
  static let groupFaults = [
    Claim(
      "7.13", says: "a child that ends before its group uncovers the model",
      Scenario([.add(.group(2, [.fade(1)]))], on: .viewIcon),
      .screen(1, .before(1)), .screen(0, .at(1)), .faults(["flicker icon.opacity snap"]),
      .laws(["7.13", "8.1", "5.7"]),
      unlike: Scenario([.add(.group(1, [.fade(1)])), .set(1)], on: .viewIcon)),
    Claim(
      "7.13", says: "a child that fills until its group ends is no jump",
      Scenario(
        [.set(1), .add(.group(2, [.fade(1).with { $0.timing.fillMode = .forwards }]))],
        on: .viewIcon),
      .screen(1, .at(1.5)), .faults([]),
      unlike: Scenario([.add(.group(2, [.fade(1)]))], on: .viewIcon)),
    Claim(
      "7.13", says: "a child that begins late in a paced group covers the model then, and is seen",
      Scenario(
        [
          .add(
            .group(2, [.fade(2, from: 0.5, to: 0.5).delayed(by: 1)]) {
              $0.timingFunction = .easeIn
            })
        ], on: .viewIcon),
      .faults(["flicker icon.opacity flash"]),
      unlike: Scenario([.add(.group(2, [.fade(2, from: 0, to: 0).delayed(by: 1)]))], on: .viewIcon)),
    Claim(
      "7.13", says: "a child of a group within a group, both of other speeds, ends in between",
      Scenario(
        [
          .add(
            .group(4, [.group(3, [.fade(1)]) { $0.timing.speed = 3 }]) { $0.timing.speed = 0.3 })
        ], on: .viewIcon),
      .screen(1, .before(1.111_111_111)), .screen(0, .at(1.111_111_112)),
      .faults(["flicker icon.opacity snap"]),
      unlike: Scenario([.set(1), .add(.fade(4))], on: .viewIcon)),
    Claim(
      "7.13", "7.1", says: "a child ends by the clock of its layer",
      Scenario([.add(.group(2, [.fade(1)]))], on: .icon(speed: 0.3)),
      .faults(["flicker icon.opacity snap"]), .laws(["7.13", "8.1", "5.7"]),
      unlike: Scenario([.add(.group(2, [.fade(1)]))], on: .icon(speed: 0))),
  ]
}

extension Layer {
  /// Returns the layer of a view with a clock of its own.
  fileprivate static func icon(speed: Double) -> Layer {
    var layer = Layer.viewIcon
    layer.clock.speed = speed
    return layer
  }
}
