@testable import OrderingModel

extension Claim {
  /// What a viewer sees of layers that overlap.
  static let stages = [
    Claim(
      "4.9", says: "the layer above takes its opacity, the one beneath what that leaves",
      stage([.set(0.25, on: "above")], below: 0.8, above: 1),
      .shares(normal: 0, selected: 1, .step(0)), .shares(normal: 0.6, selected: 0.25, .at(0)),
      unlike: stage([.set(0.75, on: "above")], below: 0.8, above: 1)),
    Claim(
      "4.9", says: "two layers with one picture add up",
      Scenario([.set(0.25, on: "above")], on: .picture("below", .normal, opacity: 1))
        .and(.picture("above", .normal, opacity: 0.5)).overlapping(["below", "above"]),
      .shares(normal: 1, selected: 0, .step(0)), .shares(normal: 1, selected: 0, .at(0)),
      .faults([]),
      unlike: stage([.set(0.25, on: "above")], below: 1, above: 0.5)),
    Claim(
      "4.9", says: "a hidden layer replaced by one with its picture is continuous",
      stage(
        [
          .set(0, on: "below"), .set(1, on: "above"),
          .copy(.value(.normal), of: "contents", on: "above"),
        ], below: 1, above: 0),
      .shares(normal: 1, selected: 0, .step(0)), .shares(normal: 1, selected: 0, .at(0)),
      .faults([]),
      unlike: stage([.set(0, on: "below"), .set(1, on: "above")], below: 1, above: 0)),
    Claim(
      "4.9", says: "a picture that vanishes at once is a flicker of both pictures",
      stage([.set(1, on: "above")], below: 1, above: 0),
      .faults(["flicker normal snap", "flicker selected snap"]),
      unlike: stage([.set(0, on: "above")], below: 1, above: 0)),
    Claim(
      "4.9", says: "what the layer above covers does not matter",
      stage([.set(0.5, on: "below")], below: 1, above: 1), .faults([]),
      unlike: stage([.set(0.5, on: "below")], below: 1, above: 0.5)),
    Claim(
      "9.3", says: "a layer outside the tree has no share",
      stage([.takeOut("above")], below: 1, above: 0.5),
      .shares(normal: 0.5, selected: 0.5, .step(0)), .shares(normal: 1, selected: 0, .at(0)),
      unlike: stage([.takeOut("below")], below: 1, above: 0.5)),
    Claim(
      "4.9", says: "a cross-fade is continuous on a stage",
      stage([.add(.fade(1), to: "above"), .set(1, on: "above")], below: 1, above: 0),
      .shares(normal: 0.75, selected: 0.25, .at(0.25)), .shares(normal: 0, selected: 1, .end),
      .faults([]),
      unlike: stage([.add(.fade(1), to: "above")], below: 1, above: 0)),
  ]

  /// Returns a scenario with the normal picture below the selected one.
  private static func stage(_ steps: [Step], below: Double, above: Double) -> Scenario {
    Scenario(steps, on: .picture("below", .normal, opacity: below))
      .and(.picture("above", .selected, opacity: above)).overlapping(["below", "above"])
  }
}
