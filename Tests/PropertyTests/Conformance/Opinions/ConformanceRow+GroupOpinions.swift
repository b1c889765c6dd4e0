import OrderingModel

/// GNUstep and OpenCoreAnimation on groups.
extension ConformanceRow {
  static let opinionsOnGroups: [ConformanceRow] = [
    ConformanceRow("Q257-Q267", group(2, [.fade(8)]), .screen(0.125, .at(1))),
    ConformanceRow("Q257-Q267", group(8, [.fade(2)]), .screen(0.5, .at(1))),
    ConformanceRow(
      "Q257-Q267", group(8, [.fade(2).delayed(by: 1)]), .screen(0, .at(0.5)), .screen(0.5, .at(2))),
    ConformanceRow(
      "Q257-Q267", group(8, [.fade(2)]) { $0 = $0.delayed(by: 3) }, .screen(0.5, .at(4))),
    ConformanceRow(
      "Q257-Q267", group(8, [.group(4, [.fade(8)])]), .screen(0.25, .at(2)), .screen(0, .at(4))),
    ConformanceRow("O064", group(2, [.fade(2)]) { $0.timing.speed = 2 }, .screen(0.25, .at(0.25))),
    ConformanceRow("O080", group(2, [.fade(2)]) { $0.timing.speed = 2 }, .count(0, .at(1))),
    ConformanceRow(
      "O129",
      group(0.5, [.fade(2, from: 1, to: 0).staying(.forwards)]) { $0 = $0.staying(.forwards) },
      .screen(0.75, .at(1))),
    ConformanceRow(
      "O130", group(0.5, [.fade(2).staying(.forwards)]) { $0 = $0.staying(.removed) },
      .screen(0, .at(1)), .count(1, .end)),
    ConformanceRow(
      "O132", group(1, [.fade(0.3).staying(.forwards)]) { $0 = $0.staying(.forwards) },
      .screen(1, .at(2))),
    ConformanceRow("O133", group(2, [.fade(0)]), .screen(0.5, .at(1))),
    ConformanceRow("O134", group(2, [.fade(1)]), .screen(0.5, .at(0.5))),
    ConformanceRow(
      "O135", Scenario([.addWithDelegate(Animation.fade(1).with { $0.motion = children })]),
      .hasRun("finished", 1, .end), .hasRun("unfinished", 0, .end)),
    ConformanceRow(
      "O136", Scenario([.addWithDelegate(Animation.fade(1).with { $0.motion = .group([]) })]),
      .hasRun("finished", 0, .before(1)), .hasRun("finished", 1, .end)),
    ConformanceRow(
      "O137",
      Scenario([
        .addWithDelegate(
          Animation.fade(1).delayed(by: 1).with { $0.motion = .group([.fade(1)]) }, key: "a")
      ]).then(at: 0.5, [.remove("a")]),
      .hasRun("finished", 0, .end), .hasRun("unfinished", 1, .end)),
  ]

  private static let children = Motion.group([.fade(1), .fade(0.5)])

  private static func group(
    _ duration: Double, _ children: [Animation], _ change: (inout Animation) -> Void = { _ in }
  ) -> Scenario {
    var group = Animation.fade(duration).with { $0.motion = .group(children) }
    change(&group)
    return Scenario([.add(group)])
  }
}
