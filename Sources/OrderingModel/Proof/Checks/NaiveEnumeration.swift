/// All orderings one by one, each run from the very beginning in every world: what the graph must
/// agree with, and nothing clever.
struct NaiveEnumeration {
  let question: Question
  private let judge: Judge

  init(_ question: Question) {
    self.question = question
    judge = Judge(question.program)
  }

  /// Every ordering, in lexicographic order, with what is known of it.
  var verdicts: [(ordering: [Int], verdict: Verdict)] {
    var verdicts: [(ordering: [Int], verdict: Verdict)] = []
    var ordering = Array(0..<question.count)
    repeat {
      verdicts.append((ordering: ordering, verdict: verdict(of: ordering)))
    } while Self.advance(&ordering)
    return verdicts
  }

  /// Returns what is known of an ordering.
  func verdict(of ordering: [Int]) -> Verdict {
    var verdict = Verdict()
    for world in question.worlds {
      world.forEachMoment(turns: question.program.anyTimeTurnCount) { world in
        let simulation = run(ordering, in: world)
        verdict.formUnion(simulation.judge)
        return simulation.instants
      }
    }
    return verdict
  }

  private func run(_ ordering: [Int], in world: World) -> Simulation {
    let machine = Machine(
      question.otherCode.program, semantics: question.semantics, slowed: world.slowed,
      interruptions: world.interruptions)
    var state = machine.initialState()
    machine.beginTurn(&state)
    if world.isImplicitTransactionOpen { machine.openImplicitTransaction(in: &state) }
    var simulation = Simulation(machine, from: state, judge: judge)
    let statements = question.statements(in: ordering)
    for (place, statement) in statements.enumerated() {
      simulation.interleave(after: place, in: world)
      simulation.apply(statement.operation)
    }
    simulation.interleave(after: statements.count, in: world)
    for operation in question.otherCode.operations(in: world) { simulation.apply(operation) }
    simulation.finish(stoppingAtFault: false)
    return simulation
  }

  /// Turns an ordering into the next one; returns false after the last.
  private static func advance(_ ordering: inout [Int]) -> Bool {
    guard
      let pivot = ordering.indices.dropLast().last(where: { ordering[$0] < ordering[$0 + 1] }),
      let swap = ordering.indices.last(where: { ordering[$0] > ordering[pivot] })
    else { return false }
    ordering.swapAt(pivot, swap)
    ordering[(pivot + 1)...].reverse()
    return true
  }
}
