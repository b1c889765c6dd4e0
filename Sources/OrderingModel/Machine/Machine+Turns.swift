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
    if !obeys(.runsCallbacksOnAnotherThread) {  // 13.3
      enterThread(&state)
      runDueCallbacks(&state, &events)
      return leaveThread(&state, &events)
    }
    beginTurn(&state)
    runDueCallbacks(&state, &events)
    if obeys(.commitsNothingAfterCallbacks) { endTurn(&state, &events) }  // 8.6
  }

  /// Returns the next turn, by its place, and when it begins; nil where that is not known yet, or there
  /// is none.
  func nextTurn(after state: State) -> (place: Int, start: Instant)? {
    var next: (place: Int, start: Instant)?
    for place in program.turns.indices {
      guard let start = start(of: place, after: state) else { continue }
      if next.map({ max(start, state.clock) < $0.start }) ?? true {
        next = (place, max(start, state.clock))
      }
    }
    return next
  }

  /// Runs the next turn if it begins now.
  func runTurn(_ state: inout State, _ events: inout [Event]) {
    guard let next = nextTurn(after: state), next.start <= state.clock else { return }
    runTurn(at: next.place, &state, &events)
  }

  /// Runs a turn.
  func runTurn(at place: Int, _ state: inout State, _ events: inout [Event]) {
    switch program.turns[place].thread {
    case .main:
      beginTurn(&state)
      runStatements(ofTurn: place, &state, &events)
      endTurn(&state, &events)
    case .background:
      enterThread(&state)
      runStatements(ofTurn: place, &state, &events)
      leaveThread(&state, &events)
    }
  }

  /// Runs what a delegate does.
  func run(_ stop: PendingStop, in state: inout State, _ events: inout [Event]) {
    events.append(.delegateCalled(stop.animation, isFinished: stop.isFinished))
    for statement in program.blocks[stop.block.index].statements {
      apply(statement.operation, to: &state, &events)
    }
  }

  /// Runs a block's statements (law 1.12: once); of a view's completion, those of its outcome
  /// (law 11.8).
  func run(_ set: BlockID, in state: inout State, _ events: inout [Event]) {
    let block = state.registrations.first { $0.block == set }?.outcome ?? set
    state.registrations.removeAll { $0.block == set }
    state.ran.insert(set.index)
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
      } else if let turn = queuedTurn(state) {
        runStatements(ofTurn: turn, &state, &events)
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

  /// Returns the first turn that is on the main queue by now, by its place.
  private func queuedTurn(_ state: State) -> Int? {
    program.turns.indices.first { place in
      guard let start = start(of: place, after: state), start <= state.clock else { return false }
      return program.turns[place].start != .anyTime && program.turns[place].thread == .main
    }
  }

  /// Returns when a turn begins; nil where it has begun, or that is not known yet.
  private func start(of place: Int, after state: State) -> Instant? {
    if state.begunTurns.contains(place) { return nil }
    switch program.turns[place].start {
    case .at(let instant): return instant
    case .after(let block): return state.ran.contains(block.index) ? state.clock : nil
    case .afterTurn(let turn): return state.begunTurns.contains(turn) ? state.clock : nil
    case .anyTime:
      guard (0..<place).allSatisfy(state.begunTurns.contains) else { return nil }
      let earlier = program.turns[..<place].lazy.filter { $0.start == .anyTime }.count
      return earlier < interruptions.count ? interruptions[earlier] : nil
    }
  }

  /// Runs the statements of a turn.
  private func runStatements(
    ofTurn place: Int, _ state: inout State, _ events: inout [Event]
  ) {
    state.begunTurns.insert(place)
    events.append(.turnBegan(place))
    for statement in program.turns[place].statements {
      apply(statement.operation, to: &state, &events)
    }
  }
}

extension Registration {
  /// Returns whether the block runs at an instant.
  func isDue(at instant: Instant) -> Bool {
    guard case .due(let due) = phase else { return false }
    return due <= instant
  }
}
