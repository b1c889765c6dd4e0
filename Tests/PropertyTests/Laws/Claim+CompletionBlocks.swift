@testable import OrderingModel

extension Claim {
  /// Section 1.
  static let completionBlocks = waiting + replacing + nesting + sharing + running

  private static let waiting = [
    Claim(
      "1.1", says: "a block waits only for what is added after it is set",
      Scenario([.begin, .add(.fade(1)), .block("done"), .add(.fade(0.5)), .commit]),
      .runs("done", [0.5 + .frame]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1)), .add(.fade(0.5)), .commit])),
    Claim(
      "1.2", says: "an animation lets the block go when it finishes",
      Scenario([.begin, .block("done"), .add(.fade(1)), .commit]), .runs("done", [1 + .frame]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(2)), .commit])),
    Claim(
      "1.2", says: "an animation lets the block go when it is removed",
      Scenario([.begin, .block("done"), .add(.fade(1)), .commit]).then(at: 0.4, [.removeAll()]),
      .runs("done", [0.4 + .frame]), .faults(["flicker icon.opacity snap"]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1)), .commit])),
    Claim(
      "1.3", says: "a block with nothing to wait for runs in a later turn",
      Scenario([.begin, .block("done"), .commit]), .runs("done", [.frame]),
      unlike: Scenario([.begin, .block("done"), .commit]).reading {
        $0.emptyCompletion = .insideOutermostCommit
      }),
    Claim(
      "1.13", says: "explicit animations count",
      Scenario([.begin, .block("done"), .add(.fade(1)), .commit], on: .viewIcon),
      .runs("done", [1 + .frame]),
      unlike: Scenario([.begin, .block("done"), .commit], on: .viewIcon)),
    Claim(
      "1.14", says: "a block set after the animations misfires",
      Scenario([.begin, .add(.fade(1)), .set(1), .block("done"), .commit], on: .viewIcon),
      .runs("done", [.frame]), .faults(["early done"]), .laws(["1.1", "1.14", "1.2", "1.3"]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1)), .set(1), .commit], on: .viewIcon)),
    Claim(
      "1.15", says: "the block of a transaction that is never committed never runs",
      Scenario([.begin, .block("done")]), .runs("done", []),
      .faults(["never done", "unbalanced"]),
      unlike: Scenario([.begin, .block("done"), .commit])),
  ]

  private static let replacing = [
    Claim(
      "1.4", says: "a second block ends the first one's window, which goes on waiting",
      Scenario([
        .begin, .block("first"), .add(.fade(1)), .block("second"), .add(.fade(2)), .commit,
      ]),
      .runs("first", [1 + .frame]), .runs("second", [2 + .frame]),
      unlike: Scenario([
        .begin, .block("first"), .add(.fade(1)), .add(.fade(2)), .block("second"), .commit,
      ])),
    Claim(
      "1.4", says: "a first block with an empty window is due at once, even before the commit",
      Scenario([.begin, .block("first"), .block("second")]),
      .runs("first", [.frame]), .runs("second", []),
      unlike: Scenario([.begin, .block("first")])),
    Claim(
      "1.5", says: "a nil block hides the earlier one from the getter, and it still runs",
      Scenario([.begin, .block("done"), .noBlock, .commit]),
      .getter("done", .step(2)), .getter(nil, .step(3)), .runs("done", [.frame]),
      unlike: Scenario([.begin, .noBlock, .block("done"), .commit])),
    Claim(
      "1.5", "2.10", says: "a nil block in a nested transaction hides the outer one there",
      Scenario([.begin, .block("outer"), .begin, .noBlock, .commit, .commit]),
      .getter("outer", .step(3)), .getter(nil, .step(4)), .getter("outer", .step(5)),
      unlike: Scenario([.begin, .block("outer"), .begin, .begin, .commit, .commit])),
    Claim(
      "1.5", "1.4", says: "a nil block ends the window of the earlier one",
      Scenario([.begin, .block("done"), .add(.fade(1)), .noBlock, .add(.fade(2)), .commit]),
      .runs("done", [1 + .frame]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1)), .add(.fade(2)), .commit])),
    Claim(
      "1.12", says: "a block runs once, whatever sets it free",
      Scenario([.begin, .block("done"), .add(.fade(1), key: "a"), .noBlock, .commit])
        .then(at: 0.2, [.remove("a")]).then(at: 0.3, [.begin, .block("other"), .commit]),
      .runs("done", [0.2 + .frame]), .runs("other", [0.3 + .frame]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1), key: "a"), .commit])),
  ]

  private static let nesting = [
    Claim(
      "1.6", says: "a nested transaction reads the enclosing one's block until its commit",
      Scenario([.begin, .block("done"), .begin, .commit, .commit, .begin, .commit]),
      .getter(nil, .step(1)), .getter("done", .step(3)), .getter(nil, .step(5)),
      .getter(nil, .step(6)),
      unlike: Scenario([.begin, .block("done"), .begin, .noBlock, .commit, .commit, .begin])),
    Claim(
      "1.7", says: "neither a nested commit nor a turn fires the block, its owner's commit does",
      Scenario([.begin, .block("done"), .begin, .commit]).then(at: 1, [.commit]),
      .runs("done", [1 + .frame]),
      unlike: Scenario([.begin, .block("done"), .begin, .commit, .commit])),
    Claim(
      "1.8", says: "an outer block waits for what nested transactions add",
      Scenario([
        .begin, .block("outer"), .begin, .block("inner"), .add(.fade(1)), .commit, .commit,
      ]),
      .runs("outer", [1 + .frame]), .runs("inner", [1 + .frame]),
      unlike: Scenario([
        .begin, .begin, .block("inner"), .add(.fade(1)), .commit, .block("outer"), .commit,
      ])),
    Claim(
      "1.9", says: "an inner block does not wait for what the outer transaction adds",
      Scenario([
        .begin, .block("outer"), .add(.fade(2)), .begin, .block("inner"), .add(.fade(1)), .commit,
        .add(.fade(3)), .commit,
      ]),
      .runs("inner", [1 + .frame]), .runs("outer", [3 + .frame]),
      unlike: Scenario([
        .begin, .block("outer"), .begin, .block("inner"), .add(.fade(1)), .add(.fade(2)), .commit,
        .add(.fade(3)), .commit,
      ])),
  ]

  private static let sharing = [
    Claim(
      "1.10", says: "a block without begin waits for what other code adds in the turn",
      Scenario([.block("done"), .add(.fade(1)), .set(1)], on: .viewIcon)
        .in(World(otherCode: .addsEndlessAnimation)),
      .runs("done", []), .faults(["never done"]), .laws(["15.1", "1.8", "1.10"]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1)), .set(1), .commit], on: .viewIcon)
        .in(World(otherCode: .addsEndlessAnimation))),
    Claim(
      "1.10", says: "other code ends the window of a block without begin by its own block",
      Scenario([.block("done"), .add(.fade(1)), .set(1)], on: .viewIcon)
        .in(World(otherCode: .setsBlockAndAddsEndlessAnimation)),
      .runs("done", [1 + .frame]), .faults([]),
      unlike: Scenario([.block("done"), .add(.fade(1)), .set(1)], on: .viewIcon)
        .in(World(otherCode: .addsEndlessAnimation))),
  ]

  private static let running = [
    Claim(
      "1.11", says: "the block finds the default settings",
      Scenario([
        .begin, .disableActions(true), .duration(1), .block("done", [.set(0)]), .set(1), .commit,
      ]),
      .keys(["opacity"], .at(.frame)), .keys(["opacity"], .before(0.25 + .frame)),
      .keys([], .at(0.25 + .frame)),
      unlike: Scenario([
        .begin, .disableActions(true), .block("done", [.duration(1), .set(0)]), .set(1), .commit,
      ])),
    Claim(
      "1.11", "8.2", says: "the blocks that are due together run in one turn, in order of setting",
      Scenario(
        [
          .begin, .block("a", [.set(0.3)]), .commit, .begin, .block("b", [.set(0.6)]), .commit,
        ], on: .viewIcon),
      .runs("a", [.frame]), .runs("b", [.frame]), .pictures(3), .model(0.6, .end),
      unlike: Scenario(
        [
          .begin, .block("b", [.set(0.6)]), .commit, .begin, .block("a", [.set(0.3)]), .commit,
        ], on: .viewIcon)),
  ]
}
