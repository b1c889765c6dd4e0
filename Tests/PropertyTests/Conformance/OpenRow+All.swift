@testable import OrderingModel

extension OpenRow {
  /// Every row that leaves a choice.
  static let all = reachable + single

  private static let reachable = [
    OpenRow(
      "M076, O001", "whether a block with nothing to wait for has run when `commit` returns",
      Scenario([.begin, .block("x"), .disableActions(true), .set(1), .commit], on: .viewIcon),
      named: "emptyCompletion", \.emptyCompletion,
      (.laterMainTurn, [.hasRun("x", 0, .step(5))]),
      (.insideOutermostCommit, [.hasRun("x", 1, .step(5))])),
    OpenRow(
      "O006-O007", "whether such a block runs before the next frame",
      Scenario([.begin, .disableActions(true), .block("x"), .set(1), .commit]),
      named: "endGapFrames", \.endGapFrames,
      (1, [.runs("x", [.frame])]), (0, [.runs("x", [0])])),
    OpenRow(
      "C007", "whether an animation that is added again moves to the end of its property's order",
      Scenario([
        .add(.fade(1), key: "a"), .add(.fade(1, from: 0.6, to: 0.8), key: "b"),
        .add(.fade(1, from: 0, to: 0.4), key: "a"),
      ]),
      named: "replaceOrder", \.replaceOrder,
      (.moveToEnd, [.screen(0.2, .at(0.5))]), (.keepSlot, [.screen(0.7, .at(0.5))])),
  ]

  private static let single = [
    OpenRow(
      "M024", "which properties a view animates additively; later systems add `cornerRadius`",
      why: "`bounds`, `position`, `transform` and their parts",
      viewBlock("M024", additive, .additive(additive.map { _ in true }, .at(0)))),
    OpenRow(
      "M025", "which properties a view animates, but not additively",
      why: "all others that animate, apart from those in the next row",
      viewBlock(
        "M025", ["backgroundColor", "opacity", "anchorPoint"],
        .additive([false, false, false], .at(0)))),
    OpenRow(
      "M026",
      "which properties a view does not animate; on older systems `anchorPoint`, `cornerRadius` and "
        + "`shadowOpacity`, too",
      why: "those that no system was found to animate",
      viewBlock("M026", still, .keys([], .at(0)))),
    OpenRow(
      "C018", "how two animations of one property get keys of their own",
      why: "the suite's own library names them"),
    OpenRow(
      "O008", "whether a tree that is never drawn holds its block back",
      why: "there is one screen, and every commit reaches it"),
    OpenRow("O011", "on which thread a block runs", why: "Apple's header names the main thread"),
    OpenRow(
      "O056", "whether a cumulative run adds the end value of the run before, or the distance",
      why: "it adds the end value",
      ConformanceRow("O056", cumulative { $0.timing.repeatCount = 3 }, .screen(35, .at(1.5)))),
    OpenRow(
      "O057", "whether a cumulative run that came back adds its start value",
      why: "it does, since that is what the run before ended at",
      ConformanceRow(
        "O057",
        cumulative {
          $0.timing.repeatCount = 2
          $0.timing.autoreverses = true
        },
        .screen(25, .at(2.5)))),
    OpenRow(
      "O084", "what becomes of an animation whose numbers are not finite",
      why: "no program has such numbers"),
    OpenRow(
      "O124, Q408-Q418, F015-F016", "when a presentation layer exists, and whether it is the same",
      why: "a read gives a value, which is not known before the first commit"),
    OpenRow(
      "J003", "whether a block that is set after the adds waits for them",
      why: "Apple's header says that it does not (law 1.1)"),
    OpenRow(
      "J013-J015, J029", "what pausing, reversing and stopping an animator shows",
      why: "no call of the model does this; a speed of 0 pauses from the start"),
  ]

  private static let additive = [
    "bounds", "bounds.size.height", "position", "transform.rotation.z", "transform.scale",
    "transform", "bounds.size.width", "position.x", "position.y",
  ]

  private static let still = [
    "borderWidth", "borderColor", "shadowColor", "shadowOffset", "shadowRadius", "strokeStart",
    "strokeEnd", "zPosition",
  ]

  /// Returns the row of a view's block that sets properties to other values than they have.
  private static func viewBlock(
    _ id: String, _ properties: [String], _ observation: Observation
  ) -> ConformanceRow {
    ConformanceRow(
      id,
      Scenario(
        properties.map { .set(0, of: $0) }
          + [.animate(.lasting(0.01), properties.map { .set(1, of: $0) })], on: .viewIcon),
      observation)
  }

  private static func cumulative(_ change: (inout Animation) -> Void) -> Scenario {
    let animation = Animation.fade(1, from: 10, to: 20).with { $0.isCumulative = true }
    return Scenario([.add(animation.with(change))])
  }
}
