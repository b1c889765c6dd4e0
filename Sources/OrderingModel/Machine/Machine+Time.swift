extension Machine {
  /// Gives every new animation its place in time, for it is being committed (law 4.7).
  func start(_ state: inout State, _ attached: SmallSet, _ events: inout [Event]) {
    for index in state.animations.indices where !state.animations[index].isCommitted {
      let animation = state.animations[index]
      guard attached.contains(animation.layer.index) else { continue }  // 9.4
      let isCovered = animation.start != nil || animation.timing.fillMode.fillsBackwards
      let gap = isCovered ? 0 : semantics.startGapFrames * semantics.frame  // 4.12
      state.animations[index].start = animation.start ?? time(of: animation.layer, in: state)
      state.animations[index].appears = state.clock.after(gap)
      state.animations[index].isCommitted = true
    }
    endAnimations(by: state.model, in: &state, &events)  // 7.9
    state.animations.removeAll { $0.hasEnded && $0.timing.isRemovedOnCompletion }
  }

  /// Ends the animations whose active time has passed, by the clocks that a tree holds (law 8.1).
  private func endAnimations(by tree: Tree, in state: inout State, _ events: inout [Event]) {
    var ended: [RunningAnimation] = []
    for index in state.animations.indices {
      let animation = state.animations[index]
      guard !animation.hasEnded, animation.isCommitted,
        course(of: animation, in: tree).end <= state.clock
      else { continue }
      state.animations[index].hasEnded = true
      ended.append(animation)
    }
    report(ended, .ended, in: &state, &events)
  }

  /// Makes the blocks due that are closed and have nothing left to wait for (laws 1.2 and 8.2).
  func schedule(_ state: inout State) {
    for index in state.registrations.indices where state.registrations[index].phase == .closed {
      if state.waits(state.registrations[index].block) { continue }
      state.registrations[index].phase = .due(state.clock.after(callbackDelay))
    }
  }

  /// Begins a turn.
  func beginTurn(_ state: inout State) {
    if semantics.implicitTransaction == .alwaysOpenOnMain {  // 2.5
      openImplicitTransaction(in: &state)
    }
  }

  /// Ends a turn: the implicit transaction commits, unless an explicit one is open in it
  /// (laws 2.4 and 2.9).
  func endTurn(_ state: inout State, _ events: inout [Event]) {
    if state.hasTrapped { return }
    if state.transactions.contains(where: \.isExplicit) { events.append(.turnEndedInTransaction) }
    while !obeys(.commitsForgottenTransactions), state.transactions.last?.isExplicit == true {
      commit(&state, &events)  // 2.9
    }
    if state.transactions.count == 1, obeys(.leavesImplicitTransactionOpen) {
      flush(&state, &events)
    }
  }

  /// Goes on to the next instant at which something happens, and lets it happen; returns whether
  /// there was one.
  func advance(_ state: inout State, _ events: inout [Event]) -> Bool {
    let next = nextInstant(after: state)
    guard next < .never, !state.hasTrapped else { return false }
    if next > state.clock {
      events.append(.timePassed(now(state)))
      state.clock = next
      play(&state, &events)
    }
    runCallbacks(&state, &events)
    endFills(&state, &events)
    runTurn(&state, &events)
    return true
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

  private func nextInstant(after state: State) -> Instant {
    var next = Instant.never
    for animation in state.screen.animations {
      let course = course(of: animation, in: state.screen.tree)
      for instant in [course.entering, course.leaving, vanishing(of: animation, course)]
      where instant > state.clock { next = min(next, instant) }
    }
    for registration in state.registrations {
      if case .due(let instant) = registration.phase { next = min(next, instant) }
    }
    for stop in state.stops { next = min(next, stop.due) }
    if let start = nextTurn(after: state) { next = min(next, max(start, state.clock)) }
    return next
  }

  /// Lets the animations begin and end that do so now (law 8.1).
  private func play(_ state: inout State, _ events: inout [Event]) {
    let before = Moment(screen: state.screen, instant: state.clock, side: .before)
    endAnimations(by: state.screen.tree, in: &state, &events)
    let (clock, tree) = (state.clock, state.screen.tree)
    state.animations.removeAll { isOver($0, at: clock, in: tree) }
    state.screen.animations.removeAll { isOver($0, at: clock, in: tree) && !lingers($0) }
    events.append(.screenChanged(before, now(state), .time))
    schedule(&state)
  }

  /// Lets the fills vanish that have lasted until the callbacks of this instant (law 8.3), unless a
  /// commit of these has already taken them off the screen.
  private func endFills(_ state: inout State, _ events: inout [Event]) {
    let (before, clock, tree) = (now(state), state.clock, state.screen.tree)
    state.screen.animations.removeAll { isOver($0, at: clock, in: tree) }
    if state.screen.animations.count < before.screen.animations.count {
      events.append(.screenChanged(before, now(state), .time))
    }
  }

  private func isOver(
    _ animation: RunningAnimation, at instant: Instant, in tree: Tree
  ) -> Bool {
    animation.timing.isRemovedOnCompletion && animation.isCommitted
      && vanishing(of: animation, course(of: animation, in: tree)) <= instant  // 7.6
      && (obeys(.fillsAfterRemoval) || !animation.timing.fillMode.fillsForwards)
  }

  /// Runs the blocks that are due, in one turn of the main run loop (laws 1.11, 8.4 and 8.6).
  private func runCallbacks(_ state: inout State, _ events: inout [Event]) {
    let clock = state.clock
    let due = state.registrations.filter { $0.isDue(at: clock) }
    let stops = state.stops.filter { $0.due <= clock }
    if due.isEmpty, stops.isEmpty { return }
    state.stops.removeAll { $0.due <= clock }
    beginTurn(&state)
    if semantics.stopOrder == .delegateThenBlock {
      for stop in stops { run(stop, in: &state, &events) }
    }
    for registration in due { run(registration.block, in: &state, &events) }
    if semantics.stopOrder == .blockThenDelegate {
      for stop in stops { run(stop, in: &state, &events) }
    }
    if obeys(.commitsNothingAfterCallbacks) { endTurn(&state, &events) }  // 8.6
  }

  /// Returns when the next turn begins; nil where it is not known yet, or there is none.
  private func nextTurn(after state: State) -> Instant? {
    guard state.begunTurns < program.turns.count else { return nil }
    switch program.turns[state.begunTurns].start {
    case .at(let instant): return instant
    case .after(let block): return state.ran.contains(block.index) ? state.clock : nil
    case .anyTime:
      let earlier = program.turns[..<state.begunTurns].lazy.filter { $0.start == .anyTime }.count
      return earlier < interruptions.count ? interruptions[earlier] : nil
    }
  }

  private func runTurn(_ state: inout State, _ events: inout [Event]) {
    guard let start = nextTurn(after: state), start <= state.clock else { return }
    let turn = program.turns[state.begunTurns]
    state.begunTurns += 1
    beginTurn(&state)
    for statement in turn.statements { apply(statement.operation, to: &state, &events) }
    endTurn(&state, &events)
  }
}

extension Registration {
  /// Returns whether the block runs at an instant.
  func isDue(at instant: Instant) -> Bool {
    guard case .due(let due) = phase else { return false }
    return due <= instant
  }
}
