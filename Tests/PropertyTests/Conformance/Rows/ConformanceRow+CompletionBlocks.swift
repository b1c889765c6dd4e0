/// GNUstep, CATransaction/completion.m: blocks of transactions that animate nothing. A turn of the
/// run loop lasts 0.3 s there.
extension ConformanceRow {
  static let completionBlocks: [ConformanceRow] = [
    ConformanceRow("Q001", Scenario([.begin]), .getter(nil, .step(1))),
    ConformanceRow("Q002", Scenario([.begin, .block("x")]), .getter("x", .step(2))),
    ConformanceRow(
      "Q003", Scenario([.begin, .block("x"), .commit]).then(at: 0.3, []), .getter(nil, .at(0.3))),
    ConformanceRow("Q004", Scenario([.begin, .block("x"), .commit]), .hasRun("x", 0, .step(3))),
    ConformanceRow("Q005", Scenario([.begin, .block("x"), .commit]), .hasRun("x", 1, .at(0.3))),
    ConformanceRow(
      "Q006", Scenario([.begin, .block("x"), .commit]).then(at: 0.3, []), .hasRun("x", 1, .end)),
    ConformanceRow(
      "Q007", Scenario([.begin, .block("x")]).then(at: 0.3, []), .hasRun("x", 0, .at(0.3))),
    ConformanceRow(
      "Q008", Scenario([.begin, .block("x")]).then(at: 0.3, [.commit]),
      .hasRun("x", 0, .before(0.3)), .hasRun("x", 1, .at(0.6))),
    ConformanceRow(
      "Q009", Scenario([.begin, .block("x"), .block("y"), .commit]),
      .hasRun("x", 1, .at(0.3)), .hasRun("y", 1, .at(0.3))),
    ConformanceRow("Q010", Scenario([.begin, .block("x"), .noBlock]), .getter(nil, .step(3))),
    ConformanceRow(
      "Q011", Scenario([.begin, .block("x"), .noBlock, .commit]), .hasRun("x", 1, .at(0.3))),
    ConformanceRow("Q012", Scenario([.begin, .block("x"), .begin]), .getter("x", .step(3))),
    ConformanceRow(
      "Q013", Scenario([.begin, .block("x"), .begin, .commit]).then(at: 0.3, []),
      .hasRun("x", 0, .end)),
    ConformanceRow(
      "Q014", Scenario([.begin, .block("x"), .begin, .commit]).then(at: 0.3, [.commit]),
      .hasRun("x", 0, .before(0.3)), .hasRun("x", 1, .at(0.6))),
  ]
}
