/// One run of the machine under the eyes of a judge.
struct Simulation: Sendable {
  let machine: Machine
  var state: Machine.State
  var judge: Judge
  private var events: [Event] = []
  /// What has happened, where that is recorded.
  private(set) var trace: [TraceEntry]?
  /// The instants at which something has happened.
  private(set) var instants: [Instant] = []
  /// The statement that is being executed, by its place; nil for other code and later turns.
  var statement: Int?

  init(
    _ machine: Machine, from state: Machine.State, judge: Judge, isRecording: Bool = false
  ) {
    trace = isRecording ? [] : nil
    self.machine = machine
    self.state = state
    self.judge = judge
  }

  /// Applies an operation.
  mutating func apply(_ operation: Operation) {
    machine.apply(operation, to: &state, &events)
    digest()
  }

  /// Lets another thread's turn come between, where so many statements have run when it does so in a
  /// world.
  mutating func interleave(after count: Int, in world: World) {
    guard world.interleaving == count else { return }
    machine.interleave(&state, &events)
    digest()
  }

  /// Ends the turn and lets time pass until nothing more happens, or until a fault is certain.
  mutating func finish(stoppingAtFault: Bool) {
    machine.endTurn(&state, &events)
    digest()
    while !(stoppingAtFault && judge.faults.isUnsafe) {
      let goesOn = machine.advance(&state, &events)
      if instants.last != state.clock { instants.append(state.clock) }
      digest()
      if !goesOn { return conclude() }
    }
  }

  private mutating func conclude() {
    let findings = judge.conclude(state, in: machine)
    record(.timePassed(machine.now(state)), findings)
  }

  private mutating func digest() {
    for event in events { record(event, judge.observe(event, in: machine)) }
    events.removeAll(keepingCapacity: true)
  }

  private mutating func record(_ event: Event, _ findings: [Finding]) {
    if trace == nil { return }
    trace?.append(
      TraceEntry(
        instant: state.clock, statement: statement, event: event, findings: findings,
        model: state.model))
  }
}
