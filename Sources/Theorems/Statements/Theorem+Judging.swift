import Fuzz
import OrderingModel

extension Theorem {
  static let judgeRecipe: @Sendable (Program, Lens) -> Outcome = { program, lens in
    let readings =
      [("default", Semantics())]
      + Semantics.otherReadings.map {
        ("\($0.parameter) = \($0.value)", $0.semantics)
      }
    for (name, reading) in readings {
      var semantics = reading
      semantics.mutation = lens.semantics.mutation
      for world in WorldSet.standard.worlds(of: program) {
        let account = Account(program, in: world, semantics: semantics)
        if !account.verdict.isSafe { return .failed("not safe under \(name)") }
      }
    }
    return .passed
  }

  static let judgeExactlyOnce: @Sendable (Program, Lens) -> Outcome = { program, lens in
    guard program.isBalanced, program.hasExplicitThreads, !program.hasEndlessAnimations,
      !program.setsClocks
    else {
      return .discarded
    }
    let blocks = program.completionBlocks
    if blocks.isEmpty { return .discarded }
    for account in Account.all(of: program, in: worlds, semantics: lens.semantics)
    where account.hasAllTurns {
      for block in blocks {
        let runs = account.blockRuns.lazy.filter { $0.block == block }.count
        if runs != 1 { return .failed(runs == 0 ? "a block never runs" : "a block runs twice") }
      }
    }
    return .passed
  }

  static let judgeNeverEarly: @Sendable (Program, Lens) -> Outcome = { program, lens in
    if program.blocks.isEmpty { return .discarded }
    let counted = CountedAnimations(program)
    for account in Account.all(of: program, in: worlds, semantics: lens.semantics) {
      for run in account.blockRuns
      where run.unfinished.contains(where: { counted.counts($0, for: run.block) }) {
        return .failed("a block runs while an animation goes on that counts for it")
      }
    }
    return .passed
  }

  /// Delegates hear of stops in the order of what stopped their animations, which an exchange changes; a
  /// layer's time and its coming and going are those of what holds it; and another thread may come between
  /// the two.
  static let judgeIndependence: @Sendable (Program, Lens) -> Outcome = { program, lens in
    let delegates = program.animations.count { $0.delegate != nil }
    if delegates > 1 || program.hasThreads { return .discarded }
    let statements = program.turns[0].statements
    var exchanged = 0
    for place in statements.indices.dropLast() {
      let pair = (statements[place].operation, statements[place + 1].operation)
      guard let a = pair.0.layer, let b = pair.1.layer, a != b,
        !statements[place].isInHelper, !statements[place + 1].isInHelper,
        !program.ancestors(of: a).contains(b), !program.ancestors(of: b).contains(a)
      else { continue }
      var other = program
      other.turns[0].statements.swapAt(place, place + 1)
      exchanged += 1
      if !isAlike(program, other, lens) { return .failed("an exchange is visible") }
    }
    return exchanged == 0 ? .discarded : .passed
  }

  static let judgeDisabledActions: @Sendable (Program, Lens) -> Outcome = { program, lens in
    let statements = program.turns[0].statements
    let adds = statements.filter { $0.operation.kind == .add }
    let sets = statements.filter { $0.operation.kind == .set }
    if adds.isEmpty || sets.isEmpty { return .discarded }
    let inserts = statements.filter { $0.operation.kind == .insert }
    var (one, other) = (program, program)
    let start =
      inserts + [
        Statement(.begin, text: "begin"), Statement(.setDisableActions(true), text: "disable"),
      ]
    let end = [Statement(.commit, text: "commit")]
    one.turns = [Turn(start + adds + sets + end)]
    other.turns = [Turn(start + sets + adds + end)]
    return isAlike(one, other, lens) ? .passed : .failed("the order of add and set is visible")
  }

  static func judgeAgreement(
    _ program: Program, _ lens: Lens, _ disagreements: (Agreement) -> [String]
  ) -> Outcome {
    let movable = program.turns[0].statements.lazy.filter { $0.operation.kind != nil }.count
    if movable == 0 || movable > 5 { return .discarded }
    let agreement = Agreement(
      program, moving: .everything, in: .closed, semantics: lens.semantics, isBlind: lens.isBlind)
    return disagreements(agreement).isEmpty ? .passed : .failed("the graph says otherwise")
  }

  /// Whether two programs look the same.
  private static func isAlike(_ one: Program, _ other: Program, _ lens: Lens) -> Bool {
    Account.all(of: one, in: worlds, semantics: lens.semantics).map(\.sights)
      == Account.all(of: other, in: worlds, semantics: lens.semantics).map(\.sights)
  }

  private static let worlds = [World(), World(isImplicitTransactionOpen: true)]
}
