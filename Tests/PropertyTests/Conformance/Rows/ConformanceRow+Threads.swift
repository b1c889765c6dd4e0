@testable import OrderingModel

/// Locks and other threads: GNUstep, CATransaction/transaction.m.
extension ConformanceRow {
  static let threads = locks + settingsOfThreads + transactionsOfThreads

  private static let locks: [ConformanceRow] = [
    ConformanceRow("G031", Scenario([.lock, .unlock]), .raisesNothing),
    ConformanceRow("Q025", Scenario([.lock, .unlock]), .raisesNothing),
    ConformanceRow("Q026", Scenario([.lock, .lock, .unlock, .unlock]), .raisesNothing),
    ConformanceRow("Q027", Scenario([.lock, .begin, .duration(9)]), .duration(9, .step(3))),
    ConformanceRow("Q028", Scenario([.unlock]), .raisesNothing, .pictures(0)),
  ]

  private static let settingsOfThreads: [ConformanceRow] = [
    ConformanceRow(
      "Q029", Scenario([]).meanwhile(after: 0, []), .duration(0.25, .elsewhere(0))),
    ConformanceRow("Q030", reading, .duration(0.25, .elsewhere(0))),
    ConformanceRow("Q031", reading, .disabled(false, .elsewhere(0))),
    ConformanceRow("Q032", reading, .duration(5, .step(3))),
    ConformanceRow("Q033", reading, .duration(0.25, .step(4))),
  ]

  private static let reading = Scenario([.begin, .duration(5), .disableActions(true), .commit])
    .meanwhile(after: 3, [])

  private static let transactionsOfThreads: [ConformanceRow] = [
    ConformanceRow("Q034", beginning, .raisesNothing, .duration(0.25, .elsewhere(3))),
    ConformanceRow("Q035", beginning, .duration(11, .elsewhere(2))),
    ConformanceRow("Q036", beginning, .duration(3, .step(2))),
    ConformanceRow("Q037", beginning, .duration(0.25, .step(3))),
  ]

  private static let beginning = Scenario([.begin, .duration(3), .commit])
    .meanwhile(after: 2, [.begin, .duration(11), .commit])
}
