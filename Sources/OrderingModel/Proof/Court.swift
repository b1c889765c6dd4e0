/// The machines and judges of all worlds, at the place where the movable operations begin.
///
/// Worlds that do not differ before the end of the turn share a state: only whether an implicit
/// transaction is open at the start tells them apart.
struct Court: Sendable {
  /// Worlds that are in the same state.
  struct Bench: Sendable {
    let state: Machine.State
    let worlds: [World]
  }

  let question: Question
  let machine: Machine
  /// The judge, when the fixed operations before have run.
  let judge: Judge
  let benches: [Bench]
  /// What is known before the first movable operation.
  private let start: Verdict
  // The hot path reads these, so they stand apart from the statements.
  private let operations: [Operation]
  private let fixed: [[Operation]]

  init(_ question: Question) {
    self.question = question
    machine = Machine(question.otherCode.program, semantics: question.semantics)
    let fresh = Judge(question.program)
    var judges: [Judge] = []
    var benches: [Bench] = []
    for isOpen in [false, true] {
      let worlds = question.worlds.filter { $0.isImplicitTransactionOpen == isOpen }
      if worlds.isEmpty { continue }
      let simulation = Self.start(machine, fresh, question, isOpen)
      judges.append(simulation.judge)
      if let twin = benches.firstIndex(where: { $0.state == simulation.state }) {
        benches[twin] = Bench(state: simulation.state, worlds: benches[twin].worlds + worlds)
      } else {
        benches.append(Bench(state: simulation.state, worlds: worlds))
      }
    }
    self.benches = benches
    judge = judges.first(where: \.faults.isUnsafe) ?? judges.first ?? fresh
    var start = Verdict()
    start.formUnion(judge)
    self.start = start
    operations = question.movable.map(\.operation)
    fixed = (0..<question.count).map(question.fixed)
  }

  /// Returns what becomes of a state by a movable operation at a position, and by the fixed ones
  /// that follow it.
  func step(
    _ state: Machine.State, _ operation: Int, at position: Int
  ) -> (state: Machine.State, verdict: Verdict) {
    var (state, events) = (state, [Event]())
    machine.apply(operations[operation], to: &state, &events)
    for operation in fixed[position] { machine.apply(operation, to: &state, &events) }
    if !events.contains(where: \.mayBeFault) { return (state, start) }
    var judge = judge
    for event in events { judge.observe(event, in: machine) }
    var verdict = start
    verdict.formUnion(judge)
    return (state, verdict)
  }

  /// Returns what becomes of the rest of a program in the worlds of a bench; with `stoppingAtFault`,
  /// up to the first fault.
  func conclude(
    _ state: Machine.State, _ bench: Bench, stoppingAtFault: Bool
  ) -> Verdict {
    var verdict = Verdict()
    for world in bench.worlds {
      world.forEachMoment(turns: question.program.anyTimeTurnCount) { world in
        if stoppingAtFault, verdict.faults.isUnsafe { return nil }
        let machine = Machine(
          machine, slowing: world.slowed, interruptions: world.interruptions)
        var simulation = Simulation(machine, from: state, judge: judge)
        for operation in question.otherCode.operations(in: world) { simulation.apply(operation) }
        simulation.finish(stoppingAtFault: stoppingAtFault)
        verdict.formUnion(simulation.judge)
        return simulation.instants
      }
      if stoppingAtFault, verdict.faults.isUnsafe { break }
    }
    return verdict
  }

  private static func start(
    _ machine: Machine, _ judge: Judge, _ question: Question, _ isOpen: Bool
  ) -> Simulation {
    var state = machine.initialState()
    state.begunTurns = 1
    machine.beginTurn(&state)
    if isOpen { machine.openImplicitTransaction(in: &state) }
    var simulation = Simulation(machine, from: state, judge: judge)
    for operation in question.prefix { simulation.apply(operation) }
    return simulation
  }
}
