/// Runs one ordering in one world, and tells what happens.
struct Recorder {
  let question: Question
  let ordering: [Int]
  let world: World
  let statements: [Statement]
  let machine: Machine
  let trace: [TraceEntry]
  let end: Machine.State
  let judge: Judge
  let instants: [Instant]
  /// What is seen before the first turn.
  let start: Moment

  init(_ question: Question, _ ordering: [Int], _ world: World) {
    self.question = question
    self.ordering = ordering
    self.world = world
    statements = question.statements(in: ordering)
    machine = Machine(
      question.otherCode.program, semantics: question.semantics, slowed: world.slowed,
      interruptions: world.interruptions)
    var state = machine.initialState()
    start = machine.now(state)
    machine.beginTurn(&state)
    if world.isImplicitTransactionOpen { machine.openImplicitTransaction(in: &state) }
    var simulation = Simulation(
      machine, from: state, judge: Judge(question.program), isRecording: true)
    for (place, statement) in statements.enumerated() {
      simulation.statement = nil
      simulation.interleave(after: place, in: world)
      simulation.statement = place
      simulation.apply(statement.operation)
    }
    simulation.statement = nil
    simulation.interleave(after: statements.count, in: world)
    for operation in question.otherCode.operations(in: world) { simulation.apply(operation) }
    simulation.finish(stoppingAtFault: false)
    trace = simulation.trace ?? []
    end = simulation.state
    judge = simulation.judge
    instants = simulation.instants
  }

  /// Returns the account of the run.
  func record() -> Counterexample {
    var faults: [Fault] = []
    for (place, entry) in trace.enumerated() {
      for finding in entry.findings {
        guard let fault = fault(finding, at: place) else { continue }
        let isKnown = faults.contains { $0.kind == fault.kind && $0.subject == fault.subject }
        if !isKnown { faults.append(fault) }
      }
    }
    return Counterexample(
      ordering: ordering, statements: statements, world: world,
      faults: faults.filter(\.kind.isUnsafe) + faults.filter { !$0.kind.isUnsafe }, doubts: doubts,
      timeline: timeline(), recorder: self)
  }

  private var doubts: [Doubt] {
    trace.flatMap { entry in
      entry.findings.compactMap { finding in
        guard case .jump(let jump) = finding, !jump.isCertain else { return nil }
        return Doubt(jump: jump, instant: entry.instant)
      }
    }
  }

  private func fault(_ finding: Finding, at place: Int) -> Fault? {
    guard let kind = finding.kind else { return nil }
    var (jump, shape): (Jump?, Fault.Shape?)
    var isTimingDependent = false
    if case .jump(let found) = finding {
      jump = found
      shape = comesBack(found, after: place) ? .flash : .snap
      isTimingDependent = isBetweenPictures(found, at: place)
    }
    return Fault(
      kind: kind, subject: subject(of: finding), instant: trace[place].instant, jump: jump,
      shape: shape, isTimingDependent: isTimingDependent,
      reasons: reasons(for: finding, at: place, isTimingDependent))
  }

  private func subject(of finding: Finding) -> Fault.Subject {
    switch finding {
    case .jump(let jump): .observable(jump.observable)
    case .early(let block, _), .never(let block): .block(block)
    case .unseen(let animation, _): .animation(animation)
    case .leftover(let layer, let animation): animation.map { .animation($0) } ?? .layer(layer)
    case .unbalanced, .uncommitted: .transactions
    }
  }

  /// Whether what jumps is later where it was before.
  private func comesBack(_ jump: Jump, after place: Int) -> Bool {
    trace[(place + 1)...].contains { entry in
      entry.findings.contains { finding in
        guard case .jump(let later) = finding, later.observable == jump.observable else {
          return false
        }
        return later.after.isSame(as: jump.before) == true
      }
    }
  }

  /// Whether a jump is between two commits of one turn, while the turn as a whole does not jump.
  private func isBetweenPictures(_ jump: Jump, at place: Int) -> Bool {
    let pictures = trace.filter { $0.instant == trace[place].instant }.compactMap { entry in
      if case .screenChanged(let before, let after, .commit) = entry.event {
        return (before: before, after: after)
      }
      return nil
    }
    guard pictures.count > 1, let first = pictures.first, let last = pictures.last else {
      return false
    }
    return !judge.viewer.jumps(from: first.before, to: last.after, in: machine)
      .contains { $0.observable == jump.observable }
  }
}
