@testable import OrderingModel

extension Claim {
  /// The laws of section 7 about groups and repeated runs.
  static let groups = nested + runs

  private static let nested = [
    Claim(
      "7.13", says: "a group within a group clips its children as well",
      Scenario([.add(.group(4, [.group(2, [.fade(4)])]))], on: .viewIcon),
      .screen(0.25, .at(1)), .screen(0.475, .at(1.9)), .screen(0, .at(2)), .keys([], .at(4)),
      unlike: Scenario([.add(.group(4, [.fade(4)]))], on: .viewIcon)),
    Claim(
      "7.13", "7.1", says: "a group within a group has a clock of its own",
      Scenario([.add(.group(4, [late]))], on: .viewIcon),
      .screen(0, .at(0.5)), .screen(0.25, .at(1.5)), .screen(0, .at(2)),
      unlike: Scenario([.add(.group(4, [late.with { $0.timing.speed = 1 }]))], on: .viewIcon)),
    Claim(
      "7.13", "7.4",
      says: "a group within a group repeats and comes back, and its children with it",
      Scenario(
        [
          .add(
            .group(
              5,
              [
                .group(1, [.fade(1)]) {
                  $0.timing.autoreverses = true
                  $0.timing.repeatCount = 2
                }
              ]))
        ], on: .viewIcon),
      .screen(0.25, .at(0.25)), .screen(0.25, .at(1.75)), .screen(0.25, .at(2.25)),
      .screen(0, .at(4.5)),
      unlike: Scenario([.add(.group(5, [.group(1, [.fade(1)])]))], on: .viewIcon)),
    Claim(
      "7.13", "7.5", says: "what a group within a group fills with is its last moment",
      Scenario([.add(.group(4, [filling]))], on: .viewIcon),
      .screen(0.5, .at(2)), .screen(0.5, .at(3)), .screen(0, .at(4)),
      unlike: Scenario([.add(.group(4, [.group(2, [.fade(4)])]))], on: .viewIcon)),
    Claim(
      "7.13", says: "at no depth does a child stay for its own removal flag",
      Scenario(
        [.add(.group(1, [.group(1, [.fade(1).staying(.forwards)])]))], on: .viewIcon),
      .screen(1, .before(1)), .screen(0, .at(1)), .keys([], .at(1)),
      unlike: Scenario(
        [.add(.group(1, [.group(1, [.fade(1)])]).staying(.forwards))], on: .viewIcon)),
    Claim(
      "7.13", says: "children of different depths go side by side",
      Scenario(
        [.add(.group(2, [.group(2, [.fade(2)]), .fade(1, from: 0.2, to: 0.2)]))], on: .viewIcon),
      .keys(["nil", "nil"], .at(0)), .screen(0.2, .at(0.5)), .screen(0.75, .at(1.5)),
      unlike: Scenario([.add(.group(2, [.fade(1, from: 0.2, to: 0.2)]))], on: .viewIcon)),
  ]

  /// A group that begins a second late and goes twice as fast.
  private static let late = Animation.group(2, [.fade(4)]) {
    $0.timing.delay = .seconds(1)
    $0.timing.speed = 2
  }

  private static let filling = Animation.group(2, [.fade(4)]) { $0.timing.fillMode = .forwards }

  private static let runs = [
    Claim(
      "7.14", says: "a cumulative run goes on from the value that the run before ended with",
      Scenario([.add(.fade(1, from: 0.1, to: 0.2).cumulative)], on: .viewIcon),
      .screen(0.15, .at(0.5)), .screen(0.35, .at(1.5)), .screen(0.55, .at(2.5)),
      unlike: Scenario([.add(.fade(1, from: 0.1, to: 0.2).endless)], on: .viewIcon))
  ]
}

extension Animation {
  /// Returns a group of so many seconds.
  static func group(
    _ duration: Double, _ children: [Animation], _ change: (inout Animation) -> Void = { _ in }
  ) -> Animation {
    Animation(
      name: "group", keyPath: Program.opacity, motion: .group(children),
      timing: Timing(duration: .seconds(duration))
    ).with(change)
  }

  /// This animation three times, each run going on from the one before.
  var cumulative: Animation {
    with {
      $0.isCumulative = true
      $0.timing.repeatCount = 3
    }
  }
}
