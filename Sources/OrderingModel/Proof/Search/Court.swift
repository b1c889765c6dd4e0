/// The machines and judges of all worlds, at the place where the movable operations begin.
///
/// Worlds that do not differ before the end of the turn share a state: only whether an implicit
/// transaction is open at the start tells them apart, and where another thread's turn comes between; and
/// which animation is slowed, where that one may be under way when it is committed.
struct Court: Sendable {
  /// Worlds that are in the same state.
  struct Bench: Sendable {
    let state: Machine.State
    var worlds: [World]
    /// How many statements have run when another thread's turn comes between; the same in all of its
    /// worlds.
    let interleaving: Int?
    /// The animation that lasts longer in all of its worlds, where that makes a difference in the turn.
    let slowed: AnimationID?
  }

  let question: Question
  let machine: Machine
  /// What nobody sees change, where that is left out of the states.
  let bystanders: Bystanders
  /// The judge, when the fixed operations before have run.
  let judge: Judge
  let benches: [Bench]
  /// What is known before the first movable operation.
  let start: Verdict
  // The hot path reads these, so they stand apart from the statements.
  private let operations: [Operation]
  private let places: [Int]
  private let interleavings: [Int?]
  private let machines: [Machine]
  private let fixed: [[Operation]]

  init(_ question: Question, ignoringBystanders: Bool = true) {
    self.question = question
    let machine = Machine(question.otherCode.program, semantics: question.semantics)
    bystanders = ignoringBystanders ? Bystanders(question, machine) : .none
    self.machine = Machine(machine, bystanders: bystanders.slots)
    let fresh = Judge(question.program)
    var judges: [Judge] = []
    var benches: [Bench] = []
    for world in question.worlds {
      let slowed = world.slowed.flatMap { machine.mayBeginInThePast($0) ? $0 : nil }
      if let bench = benches.firstIndex(where: {
        $0.slowed == slowed && $0.worlds.contains(where: world.beginsAs)
      }) {
        benches[bench].worlds.append(world)
        continue
      }
      let simulation = Self.start(Machine(machine, slowing: slowed), fresh, question, world)
      judges.append(simulation.judge)
      if let twin = benches.firstIndex(where: {
        $0.state == simulation.state && $0.interleaving == world.interleaving
          && $0.slowed == slowed
      }) {
        benches[twin].worlds.append(world)
      } else {
        benches.append(
          Bench(
            state: simulation.state, worlds: [world], interleaving: world.interleaving,
            slowed: slowed))
      }
    }
    self.benches = benches
    interleavings = benches.map(\.interleaving)
    let own = self.machine
    machines = benches.map { Machine(own, slowing: $0.slowed) }
    judge = judges.first(where: \.faults.isUnsafe) ?? judges.first ?? fresh
    var start = Verdict()
    for judge in judges { start.formUnion(judge) }
    self.start = start
    operations = question.movable.map(\.operation)
    places = question.positions
    fixed = (0..<question.count).map(question.fixed)
  }

  /// Returns what becomes of a state by a movable operation at a position, and by the fixed ones
  /// that follow it, and by another thread's turn where that comes between on a bench.
  func step(
    _ state: Machine.State, _ operation: Int, at position: Int, onBench bench: Int
  ) -> (state: Machine.State, verdict: Verdict) {
    var (state, events) = (state, [Event]())
    var place = places[position]
    let interleaving = interleavings[bench]
    if place == interleaving { machines[bench].interleave(&state, &events) }
    machines[bench].apply(operations[operation], to: &state, &events)
    for operation in fixed[position] {
      place += 1
      if place == interleaving { machines[bench].interleave(&state, &events) }
      machines[bench].apply(operation, to: &state, &events)
    }
    if !events.contains(where: \.mayBeFault) { return (state, start) }
    var judge = judge
    for event in events { judge.observe(event, in: machines[bench]) }
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
        simulation.interleave(after: question.statementCount, in: world)
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
    _ machine: Machine, _ judge: Judge, _ question: Question, _ world: World
  ) -> Simulation {
    var state = machine.initialState()
    machine.beginTurn(&state)
    if world.isImplicitTransactionOpen { machine.openImplicitTransaction(in: &state) }
    var simulation = Simulation(machine, from: state, judge: judge)
    for (place, operation) in question.prefix.enumerated() {
      simulation.interleave(after: place, in: world)
      simulation.apply(operation)
    }
    return simulation
  }
}

extension World {
  /// Returns whether a world does not differ from this one before the end of the turn.
  fileprivate func beginsAs(_ other: World) -> Bool {
    isImplicitTransactionOpen == other.isImplicitTransactionOpen
      && interleaving == other.interleaving
  }
}
