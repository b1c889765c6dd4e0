@testable import OrderingModel

extension ParameterCase {
  /// The parameters about springs, groups, delegates and threads.
  static let callbacks = [
    ParameterCase(
      "springDuration",
      Scenario([.begin, .block("done"), .add(.fade(1).with { $0.spring = Spring() }), .commit]),
      \.springDuration,
      ("useDuration", .useDuration, [.runs("done", [1 + .frame])]),
      (
        "useSettling", .useSettling,
        [.runs("done", [Spring().settlingDuration + .frame])]
      )),
    ParameterCase(
      "groupChildFill", Scenario([.add(.group(2, [.fade(1).staying(.forwards)]))], on: .viewIcon),
      \.groupChildFill,
      ("honoured", .honoured, [.screen(1, .at(1.5))]),
      ("ignored", .ignored, [.screen(0, .at(1.5))])),
    ParameterCase(
      "groupChildDuration",
      Scenario([.add(.group(2, [.fade(0).staying(.forwards)]))], on: .viewIcon),
      \.groupChildDuration,
      ("groups", .groups, [.screen(0.0625, .at(0.125)), .screen(0.5, .at(1))]),
      ("transactions", .transactions, [.screen(0.5, .at(0.125)), .screen(1, .at(1))]),
      ("zero", .zero, [.screen(1, .at(0)), .screen(1, .at(1))])),
    ParameterCase(
      "cumulativeRun", Scenario([.add(.fade(1, from: 0.1, to: 0.2).cumulative)], on: .viewIcon),
      \.cumulativeRun,
      ("addsLastValue", .addsLastValue, [.screen(0.35, .at(1.5))]),
      ("addsDistance", .addsDistance, [.screen(0.25, .at(1.5))])),
    ParameterCase(
      "stopOrder",
      Scenario(
        [
          .begin, .block("done", [.set(0.2)]), .addWithDelegate(.fade(1), finished: [.set(0.4)]),
          .commit,
        ], on: .viewIcon),
      \.stopOrder,
      ("delegateThenBlock", .delegateThenBlock, [.model(0.2, .end)]),
      ("blockThenDelegate", .blockThenDelegate, [.model(0.4, .end)])),
    ParameterCase(
      "removalCallback",
      Scenario(
        [.addWithDelegate(.fade(1), key: "a", unfinished: [.set(0.2)]), .remove("a"), .set(0.4)],
        on: .viewIcon),
      \.removalCallback,
      ("laterMainTurn", .laterMainTurn, [.runs("unfinished", [.frame]), .model(0.2, .end)]),
      ("synchronous", .synchronous, [.runs("unfinished", [0]), .model(0.4, .end)])),
    ParameterCase(
      "viewProperties",
      Scenario(
        [
          .set(0, of: "cornerRadius"),
          .animate(
            ViewAnimation(duration: .seconds(1), timingFunction: nil),
            [.set(1, of: "cornerRadius")]),
        ], on: .viewIcon),
      \.viewProperties,
      (
        "sinceIOS11", .sinceIOS11,
        [.keys(["nil"], .at(0)), .screen(0.25, .at(0.25), of: "icon.cornerRadius")]
      ),
      (
        "beforeIOS11", .beforeIOS11,
        [.keys([], .at(0)), .screen(1, .at(0), of: "icon.cornerRadius")]
      )),
    ParameterCase(
      "commitHands",
      Scenario([.begin, .set(0.5), .begin, .commit, .set(1), .commit], on: .viewIcon)
        .and(.viewBadge)
        .meanwhile(after: 3, [.begin, .set(1, on: "badge"), .commit]),
      \.commitHands,
      (
        "ownChanges", .ownChanges,
        [.screen(0, .step(3)), .screen(1, .step(3), of: "badge.opacity")]
      ),
      ("wholeTree", .wholeTree, [.screen(0.5, .step(3)), .pictures(2)])),
  ]
}
