@testable import OrderingModel

extension ParameterCase {
  /// A case for each parameter that `Semantics` has.
  static let all = transactions + implicitAnimations + animations + endings + callbacks

  private static let transactions = [
    ParameterCase(
      "emptyCompletion", Scenario([.begin, .block("done"), .commit]), \.emptyCompletion,
      ("laterMainTurn", .laterMainTurn, [.runs("done", [.frame])]),
      ("insideOutermostCommit", .insideOutermostCommit, [.runs("done", [0])])),
    ParameterCase(
      "replacedEmptyCompletion",
      Scenario([.begin, .block("done", [.set(1)]), .block("other"), .set(0.5)], on: .viewIcon),
      \.replacedEmptyCompletion,
      ("laterMainTurn", .laterMainTurn, [.runs("done", [.frame]), .model(1, .end)]),
      ("synchronous", .synchronous, [.runs("done", [0]), .model(0.5, .end)])),
    ParameterCase(
      "innerEmptyCompletion",
      Scenario([.begin, .begin, .block("inner"), .commit]).then(at: 1, [.commit]),
      \.innerEmptyCompletion,
      ("afterInnerCommit", .afterInnerCommit, [.runs("inner", [.frame])]),
      ("afterOutermostCommit", .afterOutermostCommit, [.runs("inner", [1 + .frame])])),
    ParameterCase(
      "mainQueueBeforeImplicitCommit",
      Scenario(
        [.set(0.5), .begin, .block("done", [.set(0.75)]), .commit], on: .viewIcon
      ).then(at: 0, [.set(1)]),
      \.mainQueueBeforeImplicitCommit,
      ("no", .no, [.runs("done", [.frame]), .pictures(3), .screen(0.75, .end)]),
      ("yes", .yes, [.runs("done", [0]), .pictures(1), .screen(1, .end)])),
    ParameterCase(
      "implicitTransaction", Scenario([.begin, .set(1), .commit, .flush], on: .viewIcon),
      \.implicitTransaction,
      ("lazy", .lazy, [.screen(1, .step(3)), .pictures(1)]),
      ("alwaysOpenOnMain", .alwaysOpenOnMain, [.screen(0, .step(3)), .screen(1, .step(4))])),
    ParameterCase(
      "unmatchedCommit", Scenario([.block("done"), .commit, .set(1)], on: .viewIcon),
      \.unmatchedCommit,
      ("noop", .noop, [.model(1, .end), .runs("done", [.frame]), .faults(["unbalanced"])]),
      ("trap", .trap, [.model(0, .end), .runs("done", []), .faults(["never done", "unbalanced"])])),
  ]

  private static let implicitAnimations = [
    ParameterCase(
      "implicitNeeds",
      Scenario([.takeOut()]).then(at: 1, [.insert("icon"), .set(1)]), \.implicitNeeds,
      ("committedInTree", .committedInTree, [.keys([], .at(1)), .screen(1, .at(1))]),
      ("committedOnce", .committedOnce, [.keys(["opacity"], .at(1)), .screen(0, .at(1))])),
    ParameterCase(
      "implicitCurve", Scenario([.set(1)]), \.implicitCurve,
      ("default", .default, [.screen(0.802_403, .at(0.125))]),
      ("linear", .linear, [.screen(0.5, .at(0.125))])),
    ParameterCase(
      "implicitFrom", Scenario([.curve(.linear), .set(1)]).then(at: 0.125, [.set(0)]),
      \.implicitFrom,
      ("presentation", .presentation, [.screen(0.5, .at(0.125))]),
      ("model", .model, [.screen(1, .at(0.125))])),
    ParameterCase(
      "sameValueSet", Scenario([.begin, .block("done"), .set(0), .commit]), \.sameValueSet,
      ("noAnimation", .noAnimation, [.keys([], .step(3)), .runs("done", [.frame])]),
      ("animates", .animates, [.keys(["opacity"], .step(3)), .runs("done", [0.25 + .frame])])),
  ]

  private static let animations = [
    ParameterCase(
      "txnCurve",
      Scenario([
        .begin, .curve(.easeIn), .add(.fade(1).with { $0.timingFunction = .easeOut }), .commit,
      ]),
      \.txnCurve,
      ("overridesAll", .overridesAll, [.screen(0.315_357, .at(0.5))]),
      ("onlyIfNil", .onlyIfNil, [.screen(0.684_643, .at(0.5))])),
    ParameterCase(
      "replaceOrder",
      Scenario([
        .add(.fade(1), key: "a"), .add(.fade(1, from: 0.6, to: 0.8), key: "b"),
        .add(.fade(1, from: 0, to: 0.4), key: "a"),
      ]),
      \.replaceOrder,
      ("moveToEnd", .moveToEnd, [.keys(["b", "a"], .step(3)), .screen(0.2, .at(0.5))]),
      ("keepSlot", .keepSlot, [.keys(["a", "b"], .step(3)), .screen(0.7, .at(0.5))])),
    ParameterCase(
      "startGapFrames", Scenario([.set(1), .add(.fade(1))], on: .viewIcon), \.startGapFrames,
      ("0", 0, [.screen(0, .at(0)), .faults([])]),
      ("1", 1, [.screen(1, .at(0)), .faults(["flicker icon.opacity snap"])])),
    ParameterCase(
      "missingEnd",
      Scenario([.add(.fade(2))], on: .viewIcon)
        .then(at: 0.5, [.set(1), .add(.fade(1, from: nil, to: 0))]),
      \.missingEnd,
      ("modelValue", .modelValue, [.screen(1, .at(0.5)), .screen(0.5, .at(1))]),
      (
        "underlyingValueEachFrame", .underlyingValueEachFrame,
        [.screen(0.25, .at(0.5)), .screen(0.25, .at(1))]
      ),
      (
        "presentationSnapshotAtAdd", .presentationSnapshotAtAdd,
        [.screen(0.25, .at(0.5)), .screen(0.125, .at(1))]
      )),
    ParameterCase(
      "additiveMissingEnd",
      Scenario(
        [.add(Animation.fade(1, from: nil, to: nil, by: 0.2).additive.staying(.forwards))],
        on: .icon(opacity: 0.5)),
      \.additiveMissingEnd,
      ("asOfOthers", .asOfOthers, [.screen(1, .at(0)), .screen(1.2, .at(2))]),
      ("zero", .zero, [.screen(0.5, .at(0)), .screen(0.7, .at(2))])),
    ParameterCase(
      "zeroDuration", Scenario([.begin, .duration(0), .set(1), .commit]), \.zeroDuration,
      ("endsAtCommitTime", .endsAtCommitTime, [.keys(["opacity"], .step(3)), .keys([], .at(0))]),
      ("notAddedAtAll", .notAddedAtAll, [.keys([], .step(3)), .screen(1, .at(0))])),
  ]

  private static let endings = [
    ParameterCase(
      "endGapFrames", Scenario([.begin, .block("done"), .add(.fade(1)), .commit]), \.endGapFrames,
      ("1", 1, [.runs("done", [1 + .frame])]),
      ("0", 0, [.runs("done", [1])]),
      ("n", 3, [.runs("done", [1 + 3 * .frame])])),
    ParameterCase(
      "removalLatency",
      Scenario(
        [
          .begin, .block("done", [.set(1)]), .add(.fade(1).with { $0.timing.fillMode = .both }),
          .commit,
        ], on: .viewIcon),
      \.removalLatency,
      ("none", .none, [.screen(0, .at(1)), .faults(["flicker icon.opacity flash"])]),
      ("untilCallback", .untilCallback, [.screen(1, .at(1)), .faults([])])),
    ParameterCase(
      "removalJudged",
      Scenario([.begin, .block("done"), .add(.fade(1)), .commit])
        .then(at: 0.4, [.takeOut(), .insert("icon")]),
      \.removalJudged,
      ("atCommit", .atCommit, [.keys(["nil"], .at(0.4)), .runs("done", [1 + .frame])]),
      ("atCall", .atCall, [.keys([], .at(0.4)), .runs("done", [0.4 + .frame])])),
    ParameterCase(
      "detachedAdd", Scenario([.begin, .block("done"), .add(.fade(1)), .commit], on: .newIcon),
      \.detachedAdd,
      ("stopsAtCommit", .stopsAtCommit, [.keys([], .at(0)), .runs("done", [.frame])]),
      ("neverStarts", .neverStarts, [.keys(["nil"], .end), .runs("done", [])])),
  ]
}
