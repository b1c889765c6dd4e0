@testable import OrderingModel

extension OpenRow {
  /// Every row that leaves a choice.
  static let all = reachable + values + views + single

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

  private static let values = [
    OpenRow(
      "O056", "whether a cumulative run adds the end value of the run before, or the distance",
      cumulative { $0.timing.repeatCount = 3 }, named: "cumulativeRun", \.cumulativeRun,
      (.addsLastValue, [.screen(35, .at(1.5))]), (.addsDistance, [.screen(25, .at(1.5))])),
    OpenRow(
      "O057", "whether a cumulative run that came back adds its start value, or nothing",
      cumulative {
        $0.timing.repeatCount = 2
        $0.timing.autoreverses = true
      },
      named: "cumulativeRun", \.cumulativeRun,
      (.addsLastValue, [.screen(25, .at(2.5))]), (.addsDistance, [.screen(15, .at(2.5))])),
    OpenRow(
      "O121", "whether the missing start of an additive animation by a difference counts as 0",
      additive(from: nil, to: nil, by: 0.2), named: "additiveMissingEnd", \.additiveMissingEnd,
      (.asOfOthers, [.screen(1.2, .at(2))]), (.zero, [.screen(0.7, .at(2))])),
    OpenRow(
      "O122", "whether the missing start of an additive animation to a value counts as 0",
      additive(from: nil, to: 0.3), named: "additiveMissingEnd", \.additiveMissingEnd,
      (.asOfOthers, [.screen(1, .at(0)), .screen(0.8, .at(2))]),
      (.zero, [.screen(0.5, .at(0)), .screen(0.8, .at(2))])),
  ]

  private static let views = [
    OpenRow(
      "M024", "whether a view animates `cornerRadius` additively, too, or not at all",
      viewBlock(additiveProperties + ["cornerRadius"]), named: "viewProperties", \.viewProperties,
      (.sinceIOS11, [.additive((additiveProperties + ["cornerRadius"]).map { _ in true }, .at(0))]),
      (.beforeIOS11, [.additive(additiveProperties.map { _ in true }, .at(0))])),
    OpenRow(
      "M025", "whether a view animates `anchorPoint`, not additively, or not at all",
      viewBlock(["backgroundColor", "opacity", "anchorPoint"]), named: "viewProperties",
      \.viewProperties,
      (.sinceIOS11, [.additive([false, false, false], .at(0))]),
      (.beforeIOS11, [.additive([false, false], .at(0))])),
    OpenRow(
      "M026",
      "whether `anchorPoint`, `cornerRadius` and `shadowOpacity` are still in a view's block",
      viewBlock(stillProperties + ["anchorPoint", "cornerRadius", "shadowOpacity"]),
      named: "viewProperties", \.viewProperties,
      (.sinceIOS11, [.count(3, .at(0))]), (.beforeIOS11, [.keys([], .at(0))])),
  ]

  private static let additiveProperties = [
    "bounds", "bounds.size.height", "position", "transform.rotation.z", "transform.scale",
    "transform", "bounds.size.width", "position.x", "position.y",
  ]

  private static let stillProperties = [
    "borderWidth", "borderColor", "shadowColor", "shadowOffset", "shadowRadius", "strokeStart",
    "strokeEnd", "zPosition",
  ]

  /// Returns a view's block that sets properties to other values than they have.
  private static func viewBlock(_ properties: [String]) -> Scenario {
    Scenario(
      properties.map { .set(0, of: $0) }
        + [.animate(.lasting(0.01), properties.map { .set(1, of: $0) })], on: .viewIcon)
  }

  private static func cumulative(_ change: (inout Animation) -> Void) -> Scenario {
    let animation = Animation.fade(1, from: 10, to: 20).with { $0.isCumulative = true }
    return Scenario([.add(animation.with(change))])
  }

  private static func additive(from: Double?, to: Double?, by: Double? = nil) -> Scenario {
    let animation = Animation.fade(1, from: from, to: to, by: by).additive
    return Scenario([.add(animation.staying(.forwards))], on: .icon(opacity: 0.5))
  }

  private static let single = [
    OpenRow(
      "C018", "how two animations of one property get keys of their own",
      why: "the suite's own library names them"),
    OpenRow(
      "O008", "whether a tree that is never drawn holds its block back",
      why: "there is one screen, and every commit reaches it"),
    OpenRow("O011", "on which thread a block runs", why: "Apple's header names the main thread"),
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
      "J013", "what the first frame after a pause shows",
      why: "what the pause held: a layer's clock stands still, and goes on from there",
      ConformanceRow(
        "J013", Scenario([.add(.fade(1))]).then(at: 0.2, pause).then(at: 5, resume),
        .screen(0.2, .at(4)), .screen(0.2, .at(5)), .screen(0.5, .at(5.3)))),
    OpenRow(
      "J014-J015, J029", "what reversing, moving and stopping an animator shows",
      why: "the model has no animators"),
  ]

  private static let icon = LayerID(0)

  private static let pause: [Step] = [
    .copy(.time(of: icon), of: "timeOffset"), .set(0, of: "speed"),
  ]

  private static let resume: [Step] = [.set(1, of: "speed"), .set(-4.8, of: "timeOffset")]
}
