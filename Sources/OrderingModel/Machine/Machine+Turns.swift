extension Machine {
  /// Begins a turn.
  func beginTurn(_ state: inout State) {
    if semantics.implicitTransaction == .alwaysOpenOnMain {  // 2.5
      openImplicitTransaction(in: &state)
    }
  }

  /// Ends a turn: the implicit transaction commits, unless an explicit one is open in it
  /// (laws 2.4 and 2.9).
  func endTurn(_ state: inout State, _ events: inout [Event]) {
    if servesQueueInTurn { serveQueue(&state, &events) }  // 2.4
    if state.hasTrapped { return }
    if state.transactions.contains(where: \.isExplicit) { events.append(.turnEndedInTransaction) }
    while !obeys(.commitsForgottenTransactions), state.transactions.last?.isExplicit == true {
      commit(&state, &events)  // 2.9
    }
    if state.transactions.count == 1, obeys(.leavesImplicitTransactionOpen) {
      flush(&state, &events)
    }
  }

  /// Runs the callbacks that are due, in one turn of the main run loop (laws 1.11, 8.4 and 8.6).
  func runCallbacks(_ state: inout State, _ events: inout [Event]) {
    if !hasCallbacks(state) { return }
    beginTurn(&state)
    runDueCallbacks(&state, &events)
    if obeys(.commitsNothingAfterCallbacks) { endTurn(&state, &events) }  // 8.6
  }

  /// Returns when the next turn begins; nil where it is not known yet, or there is none.
  func nextTurn(after state: State) -> Instant? {
    guard state.begunTurns < program.turns.count else { return nil }
    switch program.turns[state.begunTurns].start {
    case .at(let instant): return instant
    case .after(let block): return state.ran.contains(block.index) ? state.clock : nil
    case .anyTime:
      let earlier = program.turns[..<state.begunTurns].lazy.filter { $0.start == .anyTime }.count
      return earlier < interruptions.count ? interruptions[earlier] : nil
    }
  }

  /// Runs the next turn if it begins now.
  func runTurn(_ state: inout State, _ events: inout [Event]) {
    guard let start = nextTurn(after: state), start <= state.clock else { return }
    beginTurn(&state)
    runStatements(&state, &events)
    endTurn(&state, &events)
  }

  /// Runs what a delegate does.
  func run(_ stop: PendingStop, in state: inout State, _ events: inout [Event]) {
    events.append(.delegateCalled(stop.animation, isFinished: stop.isFinished))
    for statement in program.blocks[stop.block.index].statements {
      apply(statement.operation, to: &state, &events)
    }
  }

  /// Runs a block's statements (law 1.12: once).
  func run(_ block: BlockID, in state: inout State, _ events: inout [Event]) {
    state.registrations.removeAll { $0.block == block }
    state.ran.insert(block.index)
    let running = state.animations.lazy.filter { !$0.hasEnded }.compactMap { $0.id?.index }
    events.append(
      .completionBlockRan(block, unfinished: SmallSet(running), added: state.added))
    for statement in program.blocks[block.index].statements {
      apply(statement.operation, to: &state, &events)
    }
  }

  /// Runs what is on the main queue by now within the turn that goes on, and what that queues in turn
  /// (law 2.4).
  ///
  /// It comes to an end: a turn and a block run once, and a delegate hears of an animation once for
  /// each time that it is added. What begins at any time is no block of the queue's.
  private func serveQueue(_ state: inout State, _ events: inout [Event]) {
    while !state.hasTrapped {
      if hasCallbacks(state) {
        runDueCallbacks(&state, &events)
      } else if isTurnQueued(state) {
        runStatements(&state, &events)
      } else {
        return
      }
    }
  }

  private func hasCallbacks(_ state: State) -> Bool {
    state.registrations.contains { $0.isDue(at: state.clock) }
      || state.stops.contains { $0.due <= state.clock }
  }

  /// Runs the callbacks that are due, as the law has it (law 8.4).
  private func runDueCallbacks(_ state: inout State, _ events: inout [Event]) {
    let clock = state.clock
    let due = state.registrations.filter { $0.isDue(at: clock) }
    let stops = state.stops.filter { $0.due <= clock }
    state.stops.removeAll { $0.due <= clock }
    if semantics.stopOrder == .delegateThenBlock {
      for stop in stops { run(stop, in: &state, &events) }
    }
    for registration in due { run(registration.block, in: &state, &events) }
    if semantics.stopOrder == .blockThenDelegate {
      for stop in stops { run(stop, in: &state, &events) }
    }
  }

  private func isTurnQueued(_ state: State) -> Bool {
    guard let start = nextTurn(after: state), start <= state.clock else { return false }
    return program.turns[state.begunTurns].start != .anyTime
  }

  /// Runs the statements of the next turn.
  private func runStatements(_ state: inout State, _ events: inout [Event]) {
    let turn = program.turns[state.begunTurns]
    state.begunTurns += 1
    for statement in turn.statements { apply(statement.operation, to: &state, &events) }
  }
}

extension Registration {
  /// Returns whether the block runs at an instant.
  func isDue(at instant: Instant) -> Bool {
    guard case .due(let due) = phase else { return false }
    return due <= instant
  }
}
