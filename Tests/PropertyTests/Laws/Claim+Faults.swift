@testable import OrderingModel

extension Claim {
  /// What the judge finds.
  static let faults = flickers + blocks + unseen + findings + groupFaults

  private static let flickers = [
    Claim(
      "8.1", says: "a snap: the model was not set", Scenario([.add(.fade(1))], on: .viewIcon),
      .faults(["flicker icon.opacity snap"]), .laws(["8.1", "5.7"]),
      unlike: Scenario([.add(.fade(1)), .set(1)], on: .viewIcon)),
    Claim(
      "8.3", says: "a flash: the block sets the model",
      Scenario([.begin, .block("done", [.set(1)]), .add(.fade(1)), .commit], on: .viewIcon),
      .faults(["flicker icon.opacity flash"]),
      unlike: Scenario(
        [.begin, .block("done", [.set(0.5)]), .add(.fade(1)), .commit], on: .viewIcon)
    ),
    Claim(
      "8.3", says: "a repair in the same callback turn is no fault of its own",
      Scenario(
        [
          .begin, .block("done", [.set(0.5), .set(1)]), .add(.fade(1)), .set(1), .commit,
        ], on: .viewIcon),
      .faults([]),
      unlike: Scenario(
        [
          .begin, .block("done", [.begin, .set(0.5), .commit, .begin, .set(1), .commit]),
          .add(.fade(1)), .set(1), .commit,
        ], on: .viewIcon)),
    Claim(
      "2.6", says: "two outermost commits in one turn: timing-dependent",
      Scenario([.begin, .set(1), .commit, .begin, .add(.fade(1)), .commit], on: .viewIcon),
      .faults(["flicker icon.opacity flash timing-dependent"]), .laws(["2.2", "2.3", "2.6"]),
      unlike: Scenario([.begin, .set(1), .add(.fade(1)), .commit], on: .viewIcon)),
    Claim(
      "2.6", says: "a jump of the turn as a whole does not depend on timing",
      Scenario(
        [.begin, .set(1), .commit, .begin, .add(.fade(1, from: 0.5)), .commit], on: .viewIcon),
      .faults(["flicker icon.opacity snap"]),
      unlike: Scenario([.begin, .set(1), .commit, .begin, .add(.fade(1)), .commit], on: .viewIcon)),
    Claim(
      "7.5", says: "a delay without a backwards fill flashes the end value",
      Scenario([.set(1), .add(.fade(1).delayed(by: 0.5))], on: .viewIcon),
      .faults(["flicker icon.opacity flash"]),
      unlike: Scenario(
        [.set(1), .add(.fade(1).delayed(by: 0.5).with { $0.timing.fillMode = .backwards })],
        on: .viewIcon)),
    Claim(
      "7.3", says: "where two runs meet is no jump, whatever else happens then",
      Scenario(
        [
          .set(1), .add(.fade(1).with { $0.timing.repeatCount = 2 }), .set(1, of: "position"),
          .add(.fade(1), of: "position"),
        ], on: .viewIcon),
      .screen(0.75, .at(0.75)), .screen(0.25, .at(1.25)), .keys(["nil"], .at(1)), .faults([]),
      unlike: Scenario(
        [
          .set(1), .add(.fade(1).with { $0.timing.repeatCount = 1.5 }), .set(1, of: "position"),
          .add(.fade(1), of: "position"),
        ], on: .viewIcon)),
    Claim(
      "7.5", says: "a delayed start jumps by its own fault",
      Scenario(
        [.set(0.5), .add(.fade(1, from: 0, to: 0.5).delayed(by: 0.5))],
        on: .icon(kind: .viewBacked, opacity: 0.5)),
      .faults(["flicker icon.opacity snap"]), .laws(["7.5"]),
      unlike: Scenario(
        [.set(0.5), .add(.fade(1, from: 0, to: 0.5))], on: .icon(kind: .viewBacked, opacity: 0.5))),
    Claim(
      "2.3", says: "what a later turn shows is not put down to a block",
      Scenario([.set(1), .add(.fade(1))], on: .viewIcon).then(at: 2, [.set(0)]),
      .faults(["flicker icon.opacity snap"]), .laws(["2.2", "2.3"]),
      unlike: Scenario(
        [.begin, .block("done", [.set(0)]), .add(.fade(1)), .set(1), .commit], on: .viewIcon)),
    Claim(
      "8.1", says: "two symbols may be the same value",
      Scenario(
        [.copy(.value(.normal), of: "path"), .add(.fade(1), of: "path")], on: .icon(opacity: 1)
      ).then(at: 2, [.copy(.value(.selected), of: "path")]),
      .doubtful(true), .faults([]),
      unlike: Scenario([.set(1, of: "path"), .add(.fade(1), of: "path")], on: .icon(opacity: 1))
        .then(at: 2, [.set(0, of: "path")])),
    Claim(
      "6.2", says: "an unknown value may be a fault, and is not one",
      Scenario([.unknownCall(), .add(.fade(1))], on: .viewIcon), .doubtful(true), .faults([]),
      unlike: Scenario([.unknownCall(), .set(1), .add(.fade(1))], on: .viewIcon)),
  ]

  private static let blocks = [
    Claim(
      "1.1", says: "early: added before the block",
      Scenario([.begin, .add(.fade(1)), .block("done"), .set(1), .commit], on: .viewIcon),
      .faults(["early done"]), .laws(["1.1", "1.14", "1.2", "1.3"]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1)), .set(1), .commit], on: .viewIcon)),
    Claim(
      "1.3", says: "early: run before the animation is added",
      Scenario([.block("done"), .flush, .add(.fade(1)), .set(1)], on: .viewIcon)
        .reading { $0.emptyCompletion = .insideOutermostCommit },
      .runs("done", [0]), .faults(["early done"]),
      unlike: Scenario([.block("done"), .add(.fade(1)), .set(1), .flush], on: .viewIcon)
        .reading { $0.emptyCompletion = .insideOutermostCommit }),
    Claim(
      "1.4", says: "early: a nil block ends the window",
      Scenario(
        [.begin, .block("done"), .noBlock, .add(.fade(1)), .set(1), .commit], on: .viewIcon),
      .faults(["early done"]), .laws(["1.4", "1.2", "1.3"]),
      unlike: Scenario(
        [.begin, .block("done"), .add(.fade(1)), .noBlock, .set(1), .commit], on: .viewIcon)),
    Claim(
      "1.2", says: "not early: the animation was removed",
      Scenario([.begin, .block("done"), .add(.fade(1)), .set(1), .commit], on: .viewIcon)
        .then(at: 0.999_999_5, [.removeAll()]),
      .faults([]), .runs("done", [0.999_999_5 + .frame]),
      unlike: Scenario([.begin, .add(.fade(1)), .block("done"), .set(1), .commit], on: .viewIcon)),
    Claim(
      "1.15", says: "never: not committed", Scenario([.begin, .block("done")]),
      .faults(["never done", "unbalanced"]), .laws(["1.15", "2.9"]),
      unlike: Scenario([.begin, .block("done"), .commit])),
    Claim(
      "15.1", says: "never: an endless animation",
      Scenario([.begin, .block("done"), .add(.fade(1).endless), .commit]),
      .faults(["never done"]), .laws(["15.1", "1.8"]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1).endless), .commit])
        .then(at: 0, [.removeAll()])),
    Claim(
      "9.4", says: "never: an animation that waits outside the tree for ever",
      Scenario([.begin, .block("done"), .add(.fade(1)), .commit], on: .newIcon)
        .reading { $0.detachedAdd = .neverStarts },
      .faults(["never done", "unseen fade"]), .laws(["9.4"]),
      unlike: Scenario([.begin, .block("done"), .add(.fade(1)), .commit], on: .newIcon)),
    Claim(
      "1.15", says: "never: nested in a transaction that is not committed",
      Scenario(
        [.begin, .begin, .block("done"), .add(.fade(1)), .set(1), .commit], on: .viewIcon),
      .faults(["never done", "unseen fade", "unbalanced"]), .laws(["1.15", "2.9"]),
      unlike: Scenario(
        [.begin, .begin, .block("done"), .add(.fade(1)), .set(1), .commit, .commit],
        on: .viewIcon)),
    Claim(
      "1.10", says: "never: an endless animation of other code on the implicit transaction",
      Scenario([.begin, .block("done"), .commit, .block("shared")])
        .in(World(otherCode: .addsEndlessAnimation)),
      .faults(["never shared"]), .laws(["15.1", "1.8", "1.10"]), .runs("done", [.frame]),
      unlike: Scenario([.begin, .block("done"), .commit, .block("shared")])
        .in(World(otherCode: .setsBlockAndAddsEndlessAnimation))),
  ]

  private static let unseen = [
    Claim(
      "4.2", says: "unseen: replaced in its turn by another one",
      Scenario(
        [.add(.fade(1, name: "first"), key: "a"), .add(.fade(1), key: "a"), .set(1)],
        on: .viewIcon),
      .faults(["unseen first"]), .laws(["4.2"]),
      unlike: Scenario([.add(.fade(1, name: "first"), key: "a"), .set(1)], on: .viewIcon)),
    Claim(
      "5.5", says: "unseen: replaced in its turn by an implicit one",
      Scenario([.add(.fade(0.25), key: "opacity"), .set(1)]), .faults(["unseen fade"]),
      .laws(["4.2", "3.8", "5.5"]),
      unlike: Scenario([.set(1), .add(.fade(0.25), key: "opacity")])),
    Claim(
      "9.1", says: "unseen: removed in its turn",
      Scenario([.add(.fade(1), key: "a"), .set(1), .remove("a")], on: .viewIcon),
      .faults(["unseen fade", "flicker icon.opacity snap"]), .laws(["9.1"]),
      unlike: Scenario([.remove("a"), .add(.fade(1), key: "a"), .set(1)], on: .viewIcon)),
    Claim(
      "9.1", says: "unseen: committed and then removed in its turn",
      Scenario([.begin, .add(.fade(1)), .commit, .removeAll()], on: .viewIcon),
      .faults(["unseen fade"]),
      unlike: Scenario([.begin, .add(.fade(1)), .commit], on: .viewIcon)
        .then(at: 0.001, [.removeAll()])),
    Claim(
      "9.4", says: "unseen: its layer is not in the tree", Scenario([.add(.fade(1))], on: .newIcon),
      .faults(["unseen fade"]), .laws(["9.4"]),
      unlike: Scenario([.add(.fade(1)), .insert("icon"), .set(1)], on: .newIcon)),
    Claim(
      "9.4", says: "unseen: it waits outside the tree for ever",
      Scenario([.add(.fade(1))], on: .newIcon).reading { $0.detachedAdd = .neverStarts },
      .faults(["unseen fade"]),
      unlike: Scenario([.add(.fade(1)), .insert("icon"), .set(1)], on: .newIcon)
        .reading { $0.detachedAdd = .neverStarts }),
    Claim(
      "4.9", says: "unseen: covered for its whole time",
      Scenario(
        [.add(.fade(1, name: "beneath")), .add(.fade(1)), .set(1)], on: .viewIcon),
      .faults(["unseen beneath"]), .laws(["4.9", "5.12"]),
      unlike: Scenario(
        [.add(.fade(1.1, name: "beneath")), .add(.fade(1)), .set(1)], on: .viewIcon)),
    Claim(
      "4.9", says: "seen: an additive one does not cover",
      Scenario(
        [.add(.fade(1, name: "beneath")), .add(.fade(1, to: 0).additive), .set(1)],
        on: .viewIcon),
      .faults([]),
      unlike: Scenario(
        [.add(.fade(1, name: "beneath")), .add(.fade(1)), .set(1)], on: .viewIcon)),
    Claim(
      "2.9", says: "unseen: never committed", Scenario([.begin, .add(.fade(1))]),
      .faults(["unseen fade", "unbalanced"]), .laws(["2.2", "2.9"]),
      unlike: Scenario([.begin, .add(.fade(1)), .commit])),
  ]

  private static let findings = [
    Claim(
      "7.7", says: "leftover: an animation that fills and stays",
      Scenario([.set(1), .add(.fade(1).staying(.forwards))], on: .viewIcon),
      .faults(["leftover fade"]), .laws(["7.7"]),
      unlike: Scenario([.set(1), .add(.fade(1).staying(.forwards))], on: .viewIcon)
        .then(at: 2, [.removeAll()])),
    Claim(
      "1.15", says: "leftover: a temporary layer whose block never runs",
      Scenario(
        [.insert("icon"), .begin, .block("done", [.takeOut()]), .add(.fade(1).endless), .commit],
        on: .newIcon),
      .faults(["never done", "leftover icon"]),
      unlike: Scenario(
        [.insert("icon"), .begin, .block("done", [.takeOut()]), .add(.fade(1)), .commit],
        on: .newIcon)),
    Claim(
      "2.8", says: "unbalanced: commit without begin", Scenario([.begin, .commit, .commit]),
      .faults(["unbalanced"]), .laws(["2.8"]),
      unlike: Scenario([.begin, .begin, .commit, .commit])),
    Claim(
      "2.9", says: "unbalanced: begin without commit", Scenario([.begin, .begin, .commit]),
      .faults(["unbalanced"]), .laws(["2.9"]),
      unlike: Scenario([.begin, .begin, .commit, .commit])),
  ]
}
