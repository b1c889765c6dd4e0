extension Machine {
  /// Applies one operation to a state, and appends what happened.
  func apply(_ operation: Operation, to state: inout State, _ events: inout [Event]) {
    if state.hasTrapped { return }
    if operation.opensTransaction { openImplicitTransaction(in: &state) }
    if hasThreads { state.noteChange(by: operation) }  // 13.1
    switch operation {
    case .begin:  // 2.1
      if obeys(.beginOpensNothing) { state.transactions.append(Transaction(isExplicit: true)) }
    case .setCompletionBlock(let block):  // 1.1, 1.4
      setCompletionBlock(block, in: &state, &events)
    case .setDisableActions(let disables):  // 10.1
      change(&state) { $0.disablesActions = disables }
    case .setAnimationDuration(let duration):  // 10.1
      change(&state) { $0.duration = duration }
    case .setAnimationTimingFunction(let function):  // 10.1
      change(&state) { $0.timingFunction = .some(function) }
    case .setValue(let expression, let key):  // 10.3
      let value = expression.map { self.value(of: $0, in: state) }
      let name = program.keys[key.index]
      if obeys(.storesNothing) { change(&state) { $0.store(value, forKey: key, named: name) } }
    case .add(let animation, let layer, let key):  // 4
      add(animation, to: layer, forKey: key, in: &state, &events)
    case .set(let layer, let key, let expression):  // 3
      set(layer, key, value(of: expression, in: state), in: &state, &events)
    case .read(let expression, let variable):
      state.variables[variable.index] = value(of: expression, in: state)
    case .removeAnimation(let layer, let key):  // 9.1
      remove(.removed, in: &state, &events) {
        $0.layer == layer && $0.key == key && obeys(.removesNothing)
      }
    case .removeAllAnimations(let layer):  // 9.1
      remove(.removed, in: &state, &events) { $0.layer == layer && obeys(.removesNothing) }
    case .setActions(let table, let layer, let place):  // 3.1
      state.give(GivenActions(layer: layer, place: place, table: table))
    case .addSublayer(let layer, let parent):
      move(layer, to: parent.map { .layer($0) } ?? .outside, in: &state, &events)
    case .removeFromSuperlayer(let layer):
      move(layer, to: .none, in: &state, &events)
    case .flush:  // 2.7
      flush(&state, &events)
    case .commit:  // 2.2, 2.8
      commit(&state, &events)
    case .lock, .unlock:  // 13.4: nothing is in another order by these
      break
    case .beginViewAnimation(let animation):  // 11.1
      beginViewAnimation(animation, in: &state)
    case .endViewAnimation:  // 11.2
      endViewAnimation(in: &state, &events)
    case .setAnimationsEnabled(let isEnabled):  // 11.4
      state.animatesViews = isEnabled || !obeys(.animatesViewsThoughDisabled)
    case .enterBackground:  // 9.5
      remove(.removed, in: &state, &events) {
        $0.timing.isRemovedOnCompletion && obeys(.removesNothingInBackground)
      }
    case .call(let layers):
      forget(layers, in: &state)
    }
  }

  /// Hangs a layer elsewhere; what leaves the tree stops at the commit, or now (law 9.3).
  private func move(
    _ layer: LayerID, to parent: Tree.Parent, in state: inout State, _ events: inout [Event]
  ) {
    let before = state.model
    state.model.parents[layer.index] = parent
    if semantics.removalJudged == .atCall, obeys(.letsDetachedPlayOn) {
      let left = before.attached.subtracting(state.model.attached)
      remove(.detached, in: &state, &events) { left.contains($0.layer.index) }
    }
    if !program.actionTables.isEmpty { postMove(of: layer, from: before, in: &state, &events) }
  }

  /// Returns what an expression is worth at this place.
  func value(of expression: Expression, in state: State) -> Value {
    switch expression {
    case .value(let value): value
    case .model(let layer, let key): slots.value(of: layer, key, in: state.model)
    case .presentation(let layer, let key):  // 12.1
      if !obeys(.presentsTheModel) {
        slots.value(of: layer, key, in: state.model)
      } else {
        state.screen.committed.contains(layer.index) ? shown(layer, key, at: now(state)) : .unknown
      }
    case .variable(let variable): state.variables[variable.index]
    case .time(of: nil): .number(seconds(at: state.clock))
    case .time(of: let layer?): .number(Double(time(of: layer, in: state)) / 1e9)
    case .sum(let a, let b): value(of: a, in: state).adding(value(of: b, in: state))
    case .difference(let a, let b): value(of: a, in: state).subtracting(value(of: b, in: state))
    }
  }

  /// Returns the screen as it is, after all that has happened at this instant.
  func now(_ state: State) -> Moment {
    Moment(screen: state.screen, instant: state.clock, side: .after)
  }

  /// Changes the innermost transaction, so that nothing leaks out of it (law 10.2).
  private func change(_ state: inout State, _ change: (inout Transaction) -> Void) {
    let place = obeys(.leaksSettings) ? state.transactions.count - 1 : 0
    change(&state.transactions[place])
  }

  private func forget(_ layers: [LayerID], in state: inout State) {
    for (slot, layer) in slots.layers.enumerated()
    where layers.contains(layer) && !clocks.contain(slots.keys[slot]) {
      state.model.values[slot] = .unknown
    }
  }
}

extension Operation {
  /// Whether it opens an implicit transaction where none is open (law 2.4).
  var opensTransaction: Bool {
    switch self {
    case .begin, .commit, .flush, .read, .lock, .unlock, .beginViewAnimation, .endViewAnimation,
      .setAnimationsEnabled, .enterBackground, .call,
      .setActions:
      false
    default: true
    }
  }
}
