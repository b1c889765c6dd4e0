extension Machine {
  /// Gives every new animation its place in time, for it is being committed with a tree (law 4.7).
  func start(
    _ state: inout State, in tree: Tree, _ attached: SmallSet, _ events: inout [Event]
  ) {
    for index in state.animations.indices where !state.animations[index].isCommitted {
      let animation = state.animations[index]
      guard attached.contains(animation.layer.index) else { continue }  // 9.4
      let isCovered = animation.start != nil || animation.timing.fillMode.fillsBackwards
      let gap = isCovered ? 0 : semantics.frame.times(semantics.startGapFrames)  // 4.12
      state.animations[index].start =
        animation.start ?? time(of: animation.layer, at: state.clock, in: tree)
      state.animations[index].appears = state.clock.after(gap)
      state.animations[index].isCommitted = true
    }
    endAnimations(by: tree, after: queueDelay, in: &state, &events)  // 7.9
    state.animations.removeAll { $0.hasEnded && $0.timing.isRemovedOnCompletion }
  }

  /// Ends the animations whose active time has passed, by the clocks that a tree holds (law 8.1); who
  /// waits hears of it after a while.
  private func endAnimations(
    by tree: Tree, after delay: Ticks, in state: inout State, _ events: inout [Event]
  ) {
    var ended: [RunningAnimation] = []
    for index in state.animations.indices {
      let animation = state.animations[index]
      guard !animation.hasEnded, animation.isCommitted,
        course(of: animation, in: tree).end <= state.clock
      else { continue }
      state.animations[index].hasEnded = true
      ended.append(animation)
    }
    report(ended, .ended, after: delay, in: &state, &events)
  }

  /// Makes the blocks due after a while that are closed and have nothing left to wait for
  /// (laws 1.2 and 8.2).
  func schedule(_ state: inout State, after delay: Ticks) {
    for index in state.registrations.indices where state.registrations[index].phase == .closed {
      if state.waits(state.registrations[index].block) { continue }
      state.registrations[index].phase = .due(state.clock.after(delay))
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

  private func nextInstant(after state: State) -> Instant {
    var next = Instant.never
    for animation in state.screen.animations {
      let course = course(of: animation, in: state.screen.tree)
      for instant in [course.entering, course.leaving, vanishing(of: animation, course)]
      where instant > state.clock { next = min(next, instant) }
      if animation.child == nil { continue }
      for instant in joints(of: animation, in: state.screen.tree) where instant > state.clock {
        next = min(next, instant)
      }
    }
    for registration in state.registrations {
      if case .due(let instant) = registration.phase { next = min(next, instant) }
    }
    for stop in state.stops { next = min(next, stop.due) }
    if let turn = nextTurn(after: state) { next = min(next, turn.start) }
    return next
  }

  /// Lets the animations begin and end that do so now (law 8.1).
  private func play(_ state: inout State, _ events: inout [Event]) {
    let before = Moment(screen: state.screen, instant: state.clock, side: .before)
    endAnimations(by: state.screen.tree, after: callbackDelay, in: &state, &events)
    let (clock, tree) = (state.clock, state.screen.tree)
    state.animations.removeAll { isOver($0, at: clock, in: tree) }
    state.screen.animations.removeAll { isOver($0, at: clock, in: tree) && !lingers($0) }
    events.append(.screenChanged(before, now(state), .time))
    schedule(&state, after: callbackDelay)
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
}
