@testable import OrderingModel

extension NamedDifference {
  /// Every difference.
  static let all = gnustep + flowkey + current + openCoreAnimation + others

  private static let gnustep = [
    NamedDifference(
      "G067", "GNUstep", there: "a layer that was never committed animates implicitly",
      here: "it does not (law 3.5, M001)",
      ConformanceRow(
        "G067", Scenario([.begin, .set(1), .commit], on: .newIcon), .keys([], .step(3)))),
    NamedDifference(
      "Q015-Q019", "GNUstep", there: "a completion target is called after the commit, at once",
      here: "a completion waits for the animations (law 1.1)",
      ConformanceRow(
        "Q015", Scenario([.begin, .block("x"), .add(.fade(1)), .commit]),
        .hasRun("x", 0, .at(0.9)), .hasRun("x", 1, .at(1.1)))),
    NamedDifference(
      "Q301-Q336", "GNUstep", there: "in one row, a value past the end is extrapolated",
      here: "it is held or gone (law 7.5)",
      ConformanceRow(
        "Q301", Scenario([.add(.fade(1).staying(.forwards))]), .screen(1, .at(1.5)))),
    NamedDifference(
      "Q441", "GNUstep", there: "adding one animation object twice raises an exception",
      here: "each `add` copies (law 4.1)",
      ConformanceRow(
        "Q441", Scenario([.add(.fade(1)), .add(.fade(1))]), .count(2, .step(2)), .raisesNothing)),
  ]

  private static let flowkey = [
    NamedDifference(
      "F003", "flowkey",
      there: "an animation that stays after its end shows its end value whatever its fill",
      here: "with the fill mode `removed` the model shows (law 7.5)",
      ConformanceRow(
        "F003",
        Scenario([.add(.fade(0.5, from: 1, to: 0).staying(.removed))], on: .icon(opacity: 1)),
        .screen(1, .at(2)), .count(1, .end))),
    NamedDifference(
      "F005-F007", "flowkey", there: "easeIn and easeOut are powers of the time",
      here: "they are Apple's curves (law 7.10)",
      ConformanceRow(
        "F005", .is(abs(TimingFunction.easeIn.progress(at: 0.2) - 0.0623) < 1e-4),
        .is(abs(TimingFunction.easeIn.progress(at: 0.9) - 0.8394) < 1e-4),
        .is(abs(TimingFunction.easeOut.progress(at: 0.2) - 0.3084) < 1e-3),
        .is(abs(TimingFunction.easeOut.progress(at: 0.9) - 0.9830) < 1e-3))),
    NamedDifference(
      "F020", "flowkey", there: "setting a property outside a block stops its running animation",
      here: "the animation goes on, on top of the new value (laws 3.4 and 11.6)",
      ConformanceRow(
        "F020",
        Scenario(
          [
            .set(0, of: "position"),
            .animate(
              ViewAnimation(duration: .seconds(10), timingFunction: nil),
              [.set(200, of: "position")]),
          ], on: .viewIcon
        ).then(at: 5, [.set(0, of: "position")]),
        .count(1, .at(5)), .screen(-100, .at(5), of: "icon.position"))),
  ]

  private static let current = [
    NamedDifference(
      "F018", "flowkey", there: "`beginFromCurrentState` starts a move at the presentation value",
      here: "moves of views add up, and the flag changes nothing (law 11.6, M031)")
  ]

  private static let openCoreAnimation = [
    NamedDifference(
      "O059", "OpenCoreAnimation",
      there: "paused at an offset of its whole duration, an animation shows its end",
      here: "the offset wraps round to the start (law 7.8)",
      ConformanceRow(
        "O059",
        Scenario([
          .add(
            .fade(1).with {
              $0.timing.speed = 0
              $0.timing.timeOffset = .seconds(1)
            })
        ]),
        .screen(0, .at(10)))),
    NamedDifference(
      "O149", "OpenCoreAnimation",
      there: "key times that do not start at 0, end at 1 and grow count for nothing",
      here: "only their number is looked at"),
  ]

  private static let others = [
    NamedDifference(
      "O024", "OpenCoreAnimation", there: "`flush` closes explicit transactions, too",
      here: "it closes none (law 2.7, Q022)",
      ConformanceRow(
        "O024", Scenario([.begin, .duration(1), .begin, .duration(2), .flush]),
        .duration(2, .step(5)))),
    NamedDifference(
      "O028-O032", "OpenCoreAnimation", there: "no layer has an action of its own",
      here: "a layer on screen without a view animates implicitly (law 3.3, M002)",
      ConformanceRow("O028", Scenario([.set(1)]), .keys(["opacity"], .step(1)))),
    NamedDifference(
      "O048, Q147", "OpenCoreAnimation",
      there: "a copied group copies its children; Apple's copy shares them",
      here: "as there: a child that is changed after its group was added changes nothing"),
    NamedDifference(
      "J016", "JSKit", there: "a linear curve goes on outside 0 to 1",
      here: "the time is clamped (Q137, Q138)",
      ConformanceRow(
        "J016",
        .equal(
          [1, 0], [TimingFunction.linear.progress(at: 10), TimingFunction.linear.progress(at: -10)])
      )),
  ]
}
