@testable import OrderingModel

/// GNUstep, CAAnimation/animation.m: what an animation is at first, and what a copy keeps.
extension ConformanceRow {
  static let animations: [ConformanceRow] = defaults + readBack + copies

  private static let fresh = Animation(
    name: "a", keyPath: Program.opacity, timing: Timing(duration: 0))

  private static let defaults: [ConformanceRow] = [
    ConformanceRow("Q048", .equal(nil, fresh.delegate)),
    ConformanceRow("Q049", .equal(nil, fresh.timingFunction)),
    ConformanceRow("Q050", .equal(true, fresh.timing.isRemovedOnCompletion)),
    ConformanceRow("Q052", .equal(false, fresh.isAdditive)),
    ConformanceRow("Q053", .equal(false, fresh.isCumulative)),
    ConformanceRow("Q055", .equal(Program.opacity, fresh.keyPath)),
    ConformanceRow("Q057", .equal(nil, fresh.from)),
    ConformanceRow("Q058", .equal(nil, fresh.to)),
    ConformanceRow("Q059", .equal(nil, fresh.by)),
    ConformanceRow("Q062", .equal(.linear, Keyframes([]).mode)),
    ConformanceRow("Q063", .equal(1, Spring().mass)),
    ConformanceRow("Q064", .equal(100, Spring().stiffness)),
    ConformanceRow("Q065", .equal(10, Spring().damping)),
    ConformanceRow("Q066", .is(Spring().settlingDuration > 0)),
    ConformanceRow("Q067", .equal(0, Spring().initialVelocity)),
  ]

  private static let readBack: [ConformanceRow] = [
    ConformanceRow(
      "Q068", .equal(Program.contents, fresh.with { $0.keyPath = Program.contents }.keyPath)),
    ConformanceRow("Q069", .equal(.number(2), fresh.with { $0.to = .number(2) }.to)),
    ConformanceRow("Q070", .equal(.number(1), fresh.with { $0.from = .number(1) }.from)),
    ConformanceRow(
      "Q071", .equal(.easeIn, fresh.with { $0.timingFunction = .easeIn }.timingFunction)),
    ConformanceRow(
      "Q072", .equal(false, fresh.staying(.removed).timing.isRemovedOnCompletion)),
    ConformanceRow("Q073", .equal(true, fresh.additive.isAdditive)),
    ConformanceRow("Q074", .equal(true, fresh.with { $0.isCumulative = true }.isCumulative)),
    ConformanceRow(
      "Q075",
      .equal(
        BlockID(3),
        fresh.with { $0.delegate = AnimationDelegate(finished: BlockID(3), unfinished: nil) }
          .delegate?.finished)),
  ]

  /// A layer's copy is what the original was when it was added.
  private static let added = Scenario([.add(.fade(2).with { $0.timing.repeatCount = 3 }, key: "a")])

  private static let copies: [ConformanceRow] = [
    ConformanceRow("Q079", added, .lasts([2], .step(1))),
    ConformanceRow("Q080", added, .animations([3], .step(1)) { $0.timing.repeatCount }),
    ConformanceRow("Q081", added, .animations([Program.opacity], .step(1)) { $0.property }),
    ConformanceRow("Q082", added, .goes([[0, 1]], .step(1))),
  ]
}
