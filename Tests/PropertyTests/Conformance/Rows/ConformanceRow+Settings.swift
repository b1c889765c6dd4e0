@testable import OrderingModel

/// GNUstep, CATransaction/transaction.m.
extension ConformanceRow {
  static let settings: [ConformanceRow] = [
    ConformanceRow("G004", Scenario([]), .duration(0.25, .step(0))),
    ConformanceRow("G005", Scenario([]), .disabled(false, .step(0))),
    ConformanceRow("G006", Scenario([]), .curve(nil, .step(0))),
    ConformanceRow("G007", Scenario([.begin]), .duration(0.25, .step(1))),
    ConformanceRow("G008", Scenario([.begin, .duration(1.5)]), .duration(1.5, .step(2))),
    ConformanceRow("G009", Scenario([.begin, .disableActions(true)]), .disabled(true, .step(2))),
    ConformanceRow("G010", Scenario([.begin, .curve(.easeIn)]), .curve(.easeIn, .step(2))),
    ConformanceRow(
      "G011", .equal([0.42, 0], [TimingFunction.easeIn.x1, TimingFunction.easeIn.y1])),
    ConformanceRow(
      "G012", Scenario([.begin, .duration(1.5), .commit]), .duration(0.25, .step(3))),
    ConformanceRow(
      "G013", Scenario([.begin, .disableActions(true), .commit]), .disabled(false, .step(3))),
    ConformanceRow("G014", Scenario([.begin, .curve(.easeIn), .commit]), .curve(nil, .step(3))),
    ConformanceRow(
      "G020", Scenario([.begin, .duration(0.75)]), .stored(0.75, "animationDuration", .step(2))),
    ConformanceRow(
      "G021", Scenario([.begin, .store(1.25, "animationDuration")]), .duration(1.25, .step(2))),
    ConformanceRow(
      "G022", Scenario([.begin, .disableActions(true)]), .stored(1, "disableActions", .step(2))),
    ConformanceRow(
      "G023", Scenario([.begin, .disableActions(true), .store(0, "disableActions")]),
      .disabled(false, .step(3))),
    ConformanceRow("G024", Scenario([.begin]), .stored(nil, "own", .step(1)), .raisesNothing),
    ConformanceRow("G025", Scenario([.begin, .store(3, "own")]), .raisesNothing),
    ConformanceRow("G026", Scenario([.begin, .store(3, "own"), .commit]), .raisesNothing),
    ConformanceRow("G027", Scenario([.begin, .store(3, "own")]), .stored(3, "own", .step(2))),
    ConformanceRow("G028", Scenario([.commit]), .raisesNothing),
    ConformanceRow("G029", Scenario([.commit]), .duration(0.25, .step(1))),
    ConformanceRow("G030", Scenario([.flush]), .raisesNothing),
  ]

  static let nestedSettings: [ConformanceRow] = [
    ConformanceRow("G015", Scenario([.begin, .duration(1), .begin]), .duration(1, .step(3))),
    ConformanceRow(
      "G016", Scenario([.begin, .disableActions(true), .begin]), .disabled(true, .step(3))),
    ConformanceRow(
      "G017", Scenario([.begin, .duration(1), .begin, .duration(2)]), .duration(2, .step(4))),
    ConformanceRow(
      "G018", Scenario([.begin, .duration(1), .begin, .duration(2), .commit]),
      .duration(1, .step(5))),
    ConformanceRow(
      "G019", Scenario([.begin, .disableActions(true), .begin, .disableActions(false), .commit]),
      .disabled(false, .step(4)), .disabled(true, .step(5))),
    ConformanceRow("Q020", Scenario([.duration(5)]), .duration(5, .step(1))),
    ConformanceRow("Q021", Scenario([.duration(5), .flush]), .duration(0.25, .step(2))),
    ConformanceRow("Q022", Scenario([.begin, .duration(7), .flush]), .duration(7, .step(3))),
    ConformanceRow(
      "Q023", Scenario([.begin, .duration(7), .flush, .commit]), .duration(0.25, .step(4))),
    ConformanceRow("Q024", Scenario([.flush, .flush]), .raisesNothing, .pictures(0)),
  ]
}
