@testable import OrderingModel

extension Claim {
  /// Section 2.
  static let transactions = stack + implicit + mainQueue + flushing + unmatched

  private static let stack = [
    Claim(
      "2.1", says: "begin nests in the current transaction",
      Scenario([.begin, .begin, .set(1), .commit, .set(0.5), .commit], on: .viewIcon),
      .pictures(1),
      unlike: Scenario([.begin, .set(1), .commit, .begin, .set(0.5), .commit], on: .viewIcon)),
    Claim(
      "2.2", says: "nested changes reach the screen with the outermost commit",
      Scenario([.begin, .begin, .set(1), .commit, .commit], on: .viewIcon),
      .screen(0, .step(4)), .screen(1, .step(5)), .model(1, .step(3)),
      unlike: Scenario([.begin, .set(1), .commit, .begin, .commit], on: .viewIcon)),
    Claim(
      "2.2", says: "animations begin with the outermost commit",
      Scenario([.begin, .begin, .add(.fade(1)), .commit]).then(at: 1, [.commit]),
      .screen(0.5, .at(1.5)), .keys(["nil"], .at(1)), .keys([], .at(2)),
      unlike: Scenario([.begin, .begin, .add(.fade(1)), .commit, .commit])),
    Claim(
      "2.3", says: "an outermost explicit commit shows at once",
      Scenario([.begin, .set(1), .commit], on: .viewIcon),
      .screen(0, .step(2)), .screen(1, .step(3)),
      unlike: Scenario([.begin, .set(1), .commit], on: .viewIcon).inOpenTransaction),
    Claim(
      "2.6", says: "two outermost transactions in one turn are two pictures",
      Scenario([.begin, .set(1), .commit, .begin, .set(0.5), .commit], on: .viewIcon),
      .pictures(2), .screen(1, .step(3)), .screen(0.5, .step(6)),
      unlike: Scenario([.begin, .set(1), .commit, .begin, .set(0.5), .commit], on: .viewIcon)
        .inOpenTransaction),
    Claim(
      "2.6", says: "the same code is one picture where an implicit transaction was open",
      Scenario([.begin, .set(1), .commit, .begin, .set(0.5), .commit], on: .viewIcon)
        .inOpenTransaction,
      .pictures(1), .screen(0, .step(6)), .screen(0.5, .at(0)),
      unlike: Scenario([.begin, .set(1), .commit, .begin, .set(0.5), .commit], on: .viewIcon)),
    Claim(
      "2.10", says: "a commit restores the outer settings",
      Scenario([.begin, .duration(1), .begin, .duration(2), .commit, .set(1), .commit]),
      .keys(["opacity"], .before(1)), .keys([], .at(1)),
      unlike: Scenario([.begin, .duration(1), .begin, .duration(2), .set(1), .commit, .commit])),
    Claim(
      "2.10", says: "a value under any key is read from the innermost transaction that set it",
      Scenario([.begin, .store(1, "mine"), .begin, .store(2, "mine"), .commit, .commit]),
      .stored(nil, "mine", .step(1)), .stored(1, "mine", .step(3)), .stored(2, "mine", .step(4)),
      .stored(1, "mine", .step(5)), .stored(nil, "mine", .step(6)),
      unlike: Scenario([.begin, .begin, .store(1, "mine"), .store(2, "mine"), .commit, .commit])),
  ]

  private static let implicit = [
    Claim(
      "2.4", says: "the first change opens an implicit transaction, which the turn's end commits",
      Scenario([.set(1)], on: .viewIcon),
      .screen(0, .step(1)), .screen(1, .at(0)), .pictures(1),
      unlike: Scenario([], on: .viewIcon)),
    Claim(
      "2.4", says: "a turn without a change makes no picture",
      Scenario([.begin, .commit, .set(1)], on: .viewIcon).then(at: 1, []), .pictures(2),
      unlike: Scenario([.begin, .commit, .set(1)], on: .viewIcon).then(at: 1, [.set(0)])),
    Claim(
      "2.5", says: "begin after a change is nested in the implicit transaction",
      Scenario([.set(0.5), .begin, .set(1), .commit], on: .viewIcon),
      .screen(0, .step(4)), .screen(1, .at(0)), .pictures(1),
      unlike: Scenario([.begin, .set(0.5), .set(1), .commit], on: .viewIcon)),
    Claim(
      "2.5", "2.4", says: "a set of the same value opens an implicit transaction, too",
      Scenario([.set(0), .begin, .set(1), .commit], on: .viewIcon),
      .screen(0, .step(4)), .pictures(1),
      unlike: Scenario([.noBlock, .flush, .begin, .set(1), .commit], on: .viewIcon)),
    Claim(
      "2.5", "2.4", says: "a setting without begin opens an implicit transaction, too",
      Scenario([.disableActions(true), .begin, .set(1), .commit]),
      .screen(0, .step(4)), .pictures(1), .keys([], .step(4)),
      unlike: Scenario([.begin, .disableActions(true), .set(1), .commit])),
  ]

  private static let mainQueue = [
    Claim(
      "2.4", says: "a main queue that the turn serves brings a removal's callback into its picture",
      servingQueue([
        .addWithDelegate(.fade(1), key: "a", unfinished: [.set(0.2)]), .remove("a"), .set(1),
      ]),
      .runs("unfinished", [0]), .pictures(1), .screen(0.2, .at(0)),
      unlike: Scenario(
        [.addWithDelegate(.fade(1), key: "a", unfinished: [.set(0.2)]), .remove("a"), .set(1)],
        on: .viewIcon)),
    Claim(
      "2.4", says: "what the implicit commit itself causes runs after it, in a turn of its own",
      servingQueue([.block("done", [.set(1)]), .set(0.5)]), .runs("done", [0]), .pictures(2),
      unlike: Scenario([.block("done", [.set(1)]), .set(0.5)], on: .viewIcon)),
    Claim(
      "2.4", says: "what a block on the main queue causes runs in the same turn, too",
      servingQueue([
        .set(0.5), .begin, .block("outer", [.begin, .block("inner", [.set(1)]), .commit]), .commit,
      ]),
      .runs("inner", [0]), .pictures(1), .screen(1, .at(0)),
      unlike: servingQueue([.block("outer", [.begin, .block("inner", [.set(1)]), .commit])])),
    Claim(
      "2.4", "8.2", says: "the end of an animation takes its time whenever the queue is served",
      servingQueue([.begin, .block("done", [.set(1)]), .add(.fade(1)), .commit]),
      .runs("done", [1 + .frame]), .pictures(2),
      unlike: servingQueue([.begin, .block("done", [.set(1)]), .commit, .add(.fade(1))])),
    Claim(
      "2.4", "2.9", says: "a block on the main queue may still commit what the turn left open",
      servingQueue([.begin, .set(1)]).then(at: 0, [.commit]), .pictures(1), .faults([]),
      unlike: Scenario([.begin, .set(1)], on: .viewIcon).then(at: 0, [.commit])),
  ]

  /// A scenario of a view's layer in which each turn serves the main queue before its implicit commit.
  private static func servingQueue(_ steps: [Step]) -> Scenario {
    Scenario(steps, on: .viewIcon).reading { $0.mainQueueBeforeImplicitCommit = .yes }
  }

  private static let flushing = [
    Claim(
      "2.7", says: "flush commits the implicit transaction",
      Scenario([.set(1), .flush], on: .viewIcon), .screen(1, .step(2)), .pictures(1),
      unlike: Scenario([.set(1), .begin, .commit], on: .viewIcon)),
    Claim(
      "2.7", says: "flush does nothing with nothing pending",
      Scenario([.flush, .begin, .set(1), .commit], on: .viewIcon),
      .pictures(1), .screen(1, .step(4)),
      unlike: Scenario([.set(0), .flush, .begin, .set(1), .commit], on: .viewIcon)),
    Claim(
      "2.7", says: "flush leaves an explicit transaction open",
      Scenario([.begin, .set(1), .flush, .set(0.5), .commit], on: .viewIcon),
      .screen(0, .step(4)), .screen(0.5, .step(5)), .pictures(1), .faults([]),
      unlike: Scenario([.begin, .set(1), .commit, .set(0.5), .flush], on: .viewIcon)),
    Claim(
      "2.7", says: "flush waits for the explicit transactions in the implicit one",
      Scenario([.set(0.5), .begin, .begin, .set(1), .flush, .commit, .commit], on: .viewIcon),
      .screen(0, .step(6)), .screen(1, .step(7)), .pictures(1),
      unlike: Scenario(
        [.set(0.5), .begin, .begin, .set(1), .set(1), .commit, .commit], on: .viewIcon)),
  ]

  private static let unmatched = [
    Claim(
      "2.8", says: "a commit without begin changes nothing",
      Scenario([.commit, .set(1)], on: .viewIcon),
      .pictures(1), .screen(1, .at(0)), .faults(["unbalanced"]), .laws(["2.8"]),
      unlike: Scenario([.set(1)], on: .viewIcon)),
    Claim(
      "2.8", says: "a commit without begin leaves an implicit transaction open",
      Scenario([.set(1), .commit, .set(0.5)], on: .viewIcon),
      .screen(0, .step(2)), .screen(0.5, .at(0)), .pictures(1), .faults(["unbalanced"]),
      unlike: Scenario([.begin, .set(1), .commit, .set(0.5)], on: .viewIcon)),
    Claim(
      "2.9", says: "after a begin without commit nothing is displayed, and flush does not help",
      Scenario([.begin, .set(1), .flush], on: .viewIcon).then(at: 1, [.set(0.5), .flush]),
      .screen(0, .end), .model(0.5, .end), .pictures(0), .faults(["unbalanced"]),
      .laws(["2.9"]),
      unlike: Scenario([.begin, .set(1), .commit], on: .viewIcon).then(at: 1, [.set(0.5)])),
    Claim(
      "2.9", "2.4", says: "the implicit transaction waits for the turn that ends the explicit one",
      Scenario([.set(0.5), .begin], on: .viewIcon).then(at: 1, [.commit, .set(1)]),
      .pictures(1), .screen(0, .before(1)), .screen(1, .at(1)), .faults(["unbalanced"]),
      unlike: Scenario([.set(0.5), .begin, .commit], on: .viewIcon).then(at: 1, [.set(1)])),
    Claim(
      "2.9", says: "one more commit cures it",
      Scenario([.begin, .begin, .set(1), .commit], on: .viewIcon).then(at: 1, [.commit]),
      .screen(0, .before(1)), .screen(1, .at(1)),
      unlike: Scenario([.begin, .begin, .set(1), .commit], on: .viewIcon)),
  ]
}
