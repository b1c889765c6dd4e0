@testable import OrderingModel

extension Claim {
  /// Section 6.
  static let ends = combinations + missing

  private static let combinations = [
    combination("from and to", .fade(1, from: 0.4, to: 0.8), shows: 0.6),
    combination("from and by", .fade(1, from: 0.4, to: nil, by: 0.2), shows: 0.5),
    combination("to and by", .fade(1, from: nil, to: 0.8, by: 0.2), shows: 0.7),
    combination("from: to the current value", .fade(1, from: 0.4, to: nil), shows: 0.5),
    combination("to: from the current value", .fade(1, from: nil, to: 0.8), shows: 0.7),
    combination("by: from the current value", .fade(1, from: nil, to: nil, by: 0.2), shows: 0.7),
    combination("none: previous to current", .fade(1, from: nil, to: nil), shows: 0.4),
  ]

  /// Returns the claim of half the way on a view's layer whose opacity goes from 0.2 to 0.6.
  private static func combination(
    _ name: String, _ animation: Animation, shows half: Double
  ) -> Claim {
    let icon = Layer.icon(kind: .viewBacked, opacity: 0.2)
    return Claim(
      "6.1", says: name, Scenario([.add(animation), .set(0.6)], on: icon),
      .screen(half, .at(0.5)), .screen(0.6, .at(1)),
      unlike: Scenario([.add(.fade(1, from: 0, to: 0)), .set(0.6)], on: icon))
  }

  private static let missing = [
    Claim(
      "6.2", says: "the current value is the committed model, whatever lies beneath",
      Scenario([.add(.fade(2))], on: .viewIcon)
        .then(at: 0.5, [.set(1), .add(.fade(1, from: nil, to: 0))]),
      .screen(1, .at(0.5)), .screen(0.5, .at(1)),
      unlike: Scenario([.add(.fade(2))], on: .viewIcon)
        .then(at: 0.5, [.set(1), .add(.fade(1, from: nil, to: 0))])
        .reading { $0.missingEnd = .underlyingValueEachFrame }),
    Claim(
      "6.2", says: "an animation with only an end does not move if the model is there already",
      Scenario([.set(1), .add(.fade(0.5, from: nil))], on: .viewIcon),
      .screen(1, .at(0)), .screen(1, .at(0.25)),
      unlike: Scenario([.add(.fade(0.5, from: nil))], on: .viewIcon)),
    Claim(
      "6.2", says: "both ends set: every reading gives the same",
      Scenario([.set(1), .add(.fade(0.5))], on: .viewIcon)
        .reading { $0.missingEnd = .presentationSnapshotAtAdd },
      .screen(0, .at(0)), .screen(0.5, .at(0.25)), .faults([]),
      unlike: Scenario([.set(1), .add(.fade(0.5, from: nil))], on: .viewIcon)),
  ]
}
