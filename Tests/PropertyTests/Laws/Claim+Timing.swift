@testable import OrderingModel

extension Claim {
  /// Section 7.
  static let timing = course + fills + curves

  private static let course = [
    Claim(
      "7.2", says: "by default an animation is linear, plays once, and is removed",
      Scenario([.add(.fade(1))]),
      .screen(0.25, .at(0.25)), .screen(0.75, .at(0.75)), .screen(0, .at(1)), .keys([], .at(1)),
      unlike: Scenario([.add(.fade(1).with { $0.timingFunction = .easeIn })])),
    Claim(
      "7.3", says: "a fraction of a repeat is played",
      Scenario([.add(.fade(1).with { $0.timing.repeatCount = 1.5 })]),
      .screen(0.75, .at(0.75)), .screen(0, .at(1)), .screen(0.25, .at(1.25)),
      .screen(0.5, .before(1.5)), .keys([], .at(1.5)),
      unlike: Scenario([.add(.fade(1).with { $0.timing.repeatCount = 0 })])),
    Claim(
      "7.3", says: "a repeat count of 0 is one run",
      Scenario([.add(.fade(1).with { $0.timing.repeatCount = 0 })]),
      .screen(0.5, .at(0.5)), .keys([], .at(1)),
      unlike: Scenario([.add(.fade(1).with { $0.timing.repeatCount = 0.5 })])),
    Claim(
      "7.3", "15.1", says: "an infinite repeat count is for ever",
      Scenario([.add(.fade(1).endless)]), .screen(0.5, .at(1000.5)), .keys(["nil"], .end),
      unlike: Scenario([.add(.fade(1).with { $0.timing.repeatCount = 1000 })])),
    Claim(
      "7.4", says: "autoreverses doubles the time and ends at the start value",
      Scenario([.add(.fade(1).with { $0.timing.autoreverses = true })]),
      .screen(1, .at(1)), .screen(0.75, .at(1.25)), .screen(0, .before(2)), .keys([], .at(2)),
      .faults([]),
      unlike: Scenario([.add(.fade(1))])),
    Claim(
      "7.4", "7.3", says: "half of a reversing animation is the way there",
      Scenario([
        .add(
          .fade(1).with {
            $0.timing.autoreverses = true
            $0.timing.repeatCount = 0.5
          })
      ]),
      .screen(1, .before(1)), .keys([], .at(1)),
      unlike: Scenario([.add(.fade(1).with { $0.timing.autoreverses = true })])),
    Claim(
      "7.9", says: "a transaction's duration of 0 makes changes instant",
      Scenario([.begin, .duration(0), .block("done"), .set(1), .commit]),
      .screen(1, .at(0)), .keys([], .at(0)), .runs("done", [.frame]),
      unlike: Scenario([.begin, .duration(0.1), .block("done"), .set(1), .commit])),
    Claim(
      "7.9", says: "an explicit animation of resolved duration 0 ends at once and is no fault",
      Scenario([.begin, .duration(0), .block("done"), .add(.fade(0)), .commit]),
      .screen(0, .at(0)), .keys([], .at(0)), .runs("done", [.frame]), .faults([]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(0)), .commit])),
  ]

  private static let fills = [
    fill(.removed, before: 1, after: 1),
    fill(.backwards, before: 0.2, after: 1),
    fill(.forwards, before: 1, after: 0.8),
    fill(.both, before: 0.2, after: 0.8),
    Claim(
      "7.6", says: "forwards has no lasting effect if the animation is removed on completion",
      Scenario([.add(.fade(1).with { $0.timing.fillMode = .forwards })]),
      .screen(1, .before(1)), .screen(0, .at(1)), .keys([], .at(1)),
      unlike: Scenario([.add(.fade(1).staying(.forwards))])),
    Claim(
      "7.7", says: "forwards and not removed keeps the final value, at the cost of a leftover",
      Scenario([.add(.fade(1).staying(.forwards))]),
      .screen(1, .at(10)), .model(0, .at(10)), .keys(["nil"], .end), .faults(["leftover fade"]),
      unlike: Scenario([.add(.fade(1).staying(.removed))])),
    Claim(
      "7.7", says: "until it is removed by hand",
      Scenario([.add(.fade(1).staying(.forwards), key: "a"), .set(1)], on: .viewIcon)
        .then(at: 2, [.remove("a")]),
      .keys(["a"], .before(2)), .keys([], .at(2)), .faults([]),
      unlike: Scenario([.add(.fade(1).staying(.forwards), key: "a"), .set(1)], on: .viewIcon)),
  ]

  /// Returns the claim of what shows around the active time of an animation from 0.2 to 0.8 on a
  /// view's layer whose opacity is 1.
  private static func fill(_ mode: FillMode, before: Double, after: Double) -> Claim {
    let other: FillMode =
      switch mode {
      case .removed: .both
      case .backwards: .forwards
      case .forwards: .backwards
      case .both: .removed
      }
    let scenarios = [mode, other].map { mode in
      Scenario(
        [.add(.fade(1, from: 0.2, to: 0.8).staying(mode).delayed(by: 0.5)), .set(1)],
        on: .viewIcon)
    }
    return Claim(
      "7.5", says: "fill mode \(mode.rawValue)", scenarios[0],
      .screen(before, .at(0)), .screen(before, .before(0.5)), .screen(0.2, .at(0.5)),
      .screen(0.8, .before(1.5)), .screen(after, .at(1.5)), .screen(after, .at(3)),
      unlike: scenarios[1])
  }

  private static let curves = [
    curve("linear", .linear, 0.25, 0.5, 0.75),
    curve("easeIn", .easeIn, 0.093_465, 0.315_357, 0.621_862),
    curve("easeOut", .easeOut, 0.378_138, 0.684_643, 0.906_535),
    curve("easeInEaseOut", .easeInEaseOut, 0.129_162, 0.5, 0.870_838),
    curve("default", .default, 0.408_511, 0.802_403, 0.960_459),
  ]

  /// Returns the claim of a curve's progress at the quarters of the time.
  private static func curve(
    _ name: String, _ function: TimingFunction, _ first: Double, _ second: Double, _ third: Double
  ) -> Claim {
    Claim(
      "7.10", says: name, Scenario([.add(.fade(1).with { $0.timingFunction = function })]),
      .screen(first, .at(0.25)), .screen(second, .at(0.5)), .screen(third, .at(0.75)),
      .screen(1, .before(1)),
      unlike: Scenario([.add(.fade(1).with { $0.timingFunction = TimingFunction(1, 0, 0, 1) })]))
  }
}
