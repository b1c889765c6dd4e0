@testable import OrderingModel

extension Claim {
  /// What a viewer does not see does not jump.
  static let visibility = [
    Claim(
      "8.1", says: "a layer that is hidden does not flicker",
      Scenario([.add(.fade(1))], on: .icon(kind: .viewBacked, isHidden: true)), .faults([]),
      unlike: Scenario([.add(.fade(1))], on: .viewIcon)),
    Claim(
      "8.1", says: "a layer that is hidden in the turn does not flicker",
      Scenario([.set(1, of: "hidden"), .add(.fade(1), of: "position")], on: .viewIcon(showing: 1)),
      .faults([]), .doubtful(false),
      unlike: Scenario([.add(.fade(1), of: "position")], on: .viewIcon(showing: 1))),
    Claim(
      "8.1", says: "a layer in a hidden one does not flicker",
      inContainer(Layer.icon(isHidden: true), [.add(.fade(1))]), .faults([]),
      unlike: inContainer(Layer.icon(opacity: 1), [.add(.fade(1))])),
    Claim(
      "8.1", says: "a layer in a transparent one does not flicker",
      inContainer(Layer.icon(opacity: 0), [.add(.fade(1))]), .faults([]),
      unlike: inContainer(Layer.icon(opacity: 0.1), [.add(.fade(1))])),
    Claim(
      "8.1", says: "a transparent layer flickers in nothing but its opacity",
      Scenario([.set(0, of: "position"), .add(.fade(1), of: "position")], on: .viewIcon),
      .faults([]), .doubtful(false),
      unlike: Scenario(
        [.set(0, of: "position"), .add(.fade(1), of: "position")], on: .viewIcon(showing: 1))),
    Claim(
      "8.1", says: "a jump of a layer that may be transparent is a doubt, and no fault",
      Scenario(
        [.set(0, of: "position"), .copy(.value(.unknown)), .add(.fade(1), of: "position")],
        on: .viewIcon(showing: 1)),
      .faults([]), .doubtful(true),
      unlike: Scenario(
        [.set(0, of: "position"), .add(.fade(1), of: "position")], on: .viewIcon(showing: 1))),
    Claim(
      "8.1", says: "a layer whose opacity jumps away from 0 flickers",
      Scenario([.add(.fade(1, from: 0.5, to: 0))], on: .viewIcon),
      .faults(["flicker icon.opacity snap"]),
      unlike: Scenario([.add(.fade(1, from: 0, to: 0))], on: .viewIcon)),
    Claim(
      "9.3", says: "appearing and disappearing is not a jump",
      Scenario([.takeOut()], on: .viewIcon(showing: 1))
        .then(at: 1, [.insert("icon"), .set(0.5)])
        .then(at: 2, [.takeOut(), .add(.fade(1))]),
      .screen(1, .before(1)), .screen(0.5, .at(1)), .faults(["unseen fade"]),
      unlike: Scenario([.set(1)], on: .viewIcon(showing: 1))
        .then(at: 1, [.insert("icon"), .set(0.5)])
        .then(at: 2, [.takeOut(), .add(.fade(1))])),
  ]

  /// Returns a scenario whose icon, of opacity 0 and the layer of a view, stands in another layer.
  private static func inContainer(_ container: Layer, _ steps: [Step]) -> Scenario {
    var window = container
    window.name = "window"
    return Scenario(steps, on: .icon(kind: .viewBacked, parent: LayerID(1))).and(window)
  }
}

extension Layer {
  /// Returns the layer of a view with an opacity.
  fileprivate static func viewIcon(showing opacity: Double) -> Layer {
    .icon(kind: .viewBacked, opacity: opacity)
  }
}
