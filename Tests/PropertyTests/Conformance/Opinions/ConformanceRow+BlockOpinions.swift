import OrderingModel

/// OpenCoreAnimation and JSKit on completion blocks, settings and keys.
extension ConformanceRow {
  static let opinionsOnBlocks: [ConformanceRow] = [
    ConformanceRow(
      "O002", Scenario([.begin, .block("x"), .add(.fade(1)), .commit]),
      .hasRun("x", 0, .before(1)), .hasRun("x", 1, .end)),
    ConformanceRow(
      "O003",
      Scenario([.begin, .block("x"), .add(.fade(10), key: "a"), .commit])
        .then(at: 1, [.remove("a")]),
      .hasRun("x", 0, .before(1)), .hasRun("x", 1, .at(1.1))),
    ConformanceRow(
      "O004",
      Scenario([
        .begin, .block("x"), .add(Animation.fade(1).with { $0.motion = .group([.fade(1)]) }),
        .commit,
      ]),
      .hasRun("x", 1, .end)),
    ConformanceRow(
      "O005", Scenario([.begin, .duration(1), .block("x"), .set(1), .commit]),
      .count(1, .step(5)), .hasRun("x", 0, .before(1)), .hasRun("x", 1, .end)),
    ConformanceRow(
      "O009",
      Scenario([.begin, .duration(1), .block("x", [.set(1)]), .add(.fade(1), key: "a"), .commit]),
      .keys(["opacity"], .at(1 + .frame)), .lasts([0.25], .at(1 + .frame)), .model(1, .end)),
    ConformanceRow(
      "O015", Scenario([.block("x"), .begin]).then(at: 0.3, [.commit]),
      .hasRun("x", 0, .before(0.3)), .hasRun("x", 1, .at(0.6))),
    ConformanceRow(
      "O025", Scenario([.disableActions(true), .set(0.5)], on: .newIcon), .keys([], .step(2))),
    ConformanceRow(
      "O035", Scenario([.add(.fade(1), key: "a"), .add(.fade(1), key: "b")]),
      .keys(["a", "b"], .step(2))),
    ConformanceRow(
      "O036", Scenario([.add(.fade(1), key: "a"), .remove("a")]), .keys([], .step(2))),
    ConformanceRow("O038", Scenario([.add(.fade(1)), .add(.fade(1))]), .count(2, .step(2))),
    ConformanceRow(
      "J028", Scenario([.begin, .block("x"), .add(.fade(0.25, from: 0, to: 100)), .commit]),
      .screen(40, .at(0.1)), .screen(80, .at(0.2)), .screen(100, .before(0.25)),
      .hasRun("x", 0, .before(0.25)), .count(0, .at(0.25))),
  ]
}
