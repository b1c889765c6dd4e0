@testable import OrderingModel

extension Claim {
  /// Section 11, and what delegates and the background add to others.
  static let views = viewAnimations + delegates

  private static let second = ViewAnimation(duration: .seconds(1), timingFunction: nil)

  private static let viewAnimations = [
    Claim(
      "11.1", "3.4", says: "a view's block animates its layer under the property's name",
      Scenario([.animate(second, [.set(1)], completion: "done")], on: .viewIcon),
      .keys(["opacity"], .at(0)), .screen(0.25, .at(0.25)), .runs("done", [1 + .frame]),
      unlike: Scenario([.set(1)], on: .viewIcon)),
    Claim(
      "11.2", says: "a completion with nothing to wait for runs at once",
      Scenario([.animate(second, [], completion: "done")], on: .viewIcon), .runs("done", [0]),
      unlike: Scenario([.animate(second, [.set(1)], completion: "done")], on: .viewIcon)),
    Claim(
      "11.3", says: "a duration of 0 makes no animation",
      Scenario([.animate(ViewAnimation(duration: 0), [.set(1)])], on: .viewIcon),
      .keys([], .at(0)), .screen(1, .at(0)),
      unlike: Scenario([.animate(second, [.set(1)])], on: .viewIcon)),
    Claim(
      "11.4", says: "views that are told not to animate finish what is running",
      Scenario([.animate(second, [.set(1)]), .viewsAnimate(false)], on: .viewIcon)
        .then(at: 0.5, [.animate(second, [.set(0.5)])]),
      .screen(0.25, .at(0.25)), .screen(0.75, .at(0.75)), .screen(0.5, .at(1)),
      unlike: Scenario([.animate(second, [.set(1)])], on: .viewIcon)
        .then(at: 0.5, [.animate(second, [.set(0.5)])])),
    Claim(
      "11.5", says: "a view's animations count for the transaction's block",
      Scenario(
        [.begin, .block("done"), .animate(second, [.set(1)]), .commit], on: .viewIcon),
      .runs("done", [1 + .frame]),
      unlike: Scenario([.begin, .block("done"), .set(1), .commit], on: .viewIcon)),
    Claim(
      "11.6", says: "a position animates additively, so that animations add up",
      Scenario(
        [.set(0, of: "position"), .animate(second, [.set(1, of: "position")])], on: .viewIcon),
      .keys(["nil"], .at(0)), .screen(0.25, .at(0.25), of: "icon.position"),
      unlike: Scenario([.set(0, of: "position"), .set(1, of: "position")], on: .viewIcon)),
    Claim(
      "3.10", says: "a view's block begins at the model value, and jumps when it interrupts",
      Scenario([.animate(second, [.set(1)])], on: .viewIcon)
        .then(at: 0.5, [.animate(second, [.set(0)])]),
      .screen(1, .at(0.5)),
      unlike: Scenario([.animate(second, [.set(1)])], on: .viewIcon)
        .then(
          at: 0.5,
          [
            .animate(
              ViewAnimation(
                duration: .seconds(1), timingFunction: nil, beginsFromCurrentState: true),
              [.set(0)])
          ])),
    Claim(
      "10.4", says: "disabled actions keep a view's block from animating",
      Scenario([.disableActions(true), .animate(second, [.set(1)])], on: .viewIcon),
      .keys([], .at(0)), unlike: Scenario([.animate(second, [.set(1)])], on: .viewIcon)),
  ]

  private static let delegates = [
    Claim(
      "8.4", says: "a delegate hears of the end as late as a block does",
      Scenario([.addWithDelegate(.fade(1))], on: .viewIcon), .runs("finished", [1 + .frame]),
      .runs("unfinished", []),
      unlike: Scenario([.addWithDelegate(.fade(1), key: "a"), .remove("a")], on: .viewIcon)),
    Claim(
      "9.5", says: "the background takes what is removed on completion, and leaves the rest",
      Scenario(
        [.addWithDelegate(.fade(1)), .add(.fade(1).staying(.both), key: "b")], on: .viewIcon
      )
      .then(at: 0.5, [.background]),
      .keys(["b"], .at(0.5)), .runs("unfinished", [0.5 + .frame]),
      unlike: Scenario(
        [.addWithDelegate(.fade(1)), .add(.fade(1).staying(.both), key: "b")], on: .viewIcon)),
  ]
}
