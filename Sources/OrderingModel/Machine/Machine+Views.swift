extension Machine {
  /// Begins a block of `UIView.animate`, which inherits from the one that holds it (law 11.10); its
  /// completion waits for the animations of the block.
  func beginViewAnimation(_ animation: ViewAnimation, in state: inout State) {
    let outer = obeys(.inheritsNothingInViews) ? state.viewAnimations.last : nil
    let animation = semantics.mutation?.changed(animation) ?? animation
    state.viewAnimations.append(animation.within(outer))
    guard let completion = animation.completion else { return }
    let unfinished = obeys(.tellsViewsThatAllHasFinished) ? animation.unfinished : nil  // 11.8
    state.registrations.append(Registration(block: completion, unfinished: unfinished))
  }

  /// Ends the block; a completion with nothing to wait for runs at once (law 11.2).
  func endViewAnimation(in state: inout State, _ events: inout [Event]) {
    guard let completion = state.viewAnimations.popLast()?.completion else { return }
    state.close(completion)
    if state.waits(completion) || !obeys(.delaysEmptyViewCompletion) {
      schedule(&state, after: queueDelay)
    } else {
      run(completion, in: &state, &events)
    }
  }

  /// Returns the animation that a view's layer gets from the block that it is set in; nil for none
  /// (laws 3.4, 11.3, 11.6 and 11.7).
  func viewAnimation(
    of layer: LayerID, _ key: KeyID, to value: Value, in state: State
  ) -> RunningAnimation? {
    guard let block = state.viewAnimations.last, state.animatesViews,
      block.duration > 0 || !obeys(.animatesViewsInNoTime), obeys(.ignoresViewBlocks),
      program.layers[layer.index].kind == .viewBacked,
      setting(\.disablesActions, in: state) != true
        || !obeys(.animatesViewsWithActionsDisabled),  // 10.4
      animatesInViews(key)
    else { return nil }
    let old = slots.value(of: layer, key, in: state.model)
    let shown = shown(layer, key, at: now(state))
    let from = block.beginsFromCurrentState ? shown : old  // 3.10
    let difference = old.subtracting(value)
    let isAdditive =
      ViewActions.isAdditiveInViews(program.keys[key.index]) && difference != .unknown
      && obeys(.addsNothingUpInViews)
    var animation = RunningAnimation(
      origin: .implicit, layer: layer, property: key, key: isAdditive ? nil : implicitKey(of: key),
      motion: isAdditive
        ? .basic(from: difference, to: .number(0), by: nil)
        : .basic(from: from, to: value, by: nil),
      snapshot: shown, timing: block.timing, timingFunction: block.timingFunction,
      spring: block.spring.map { .value($0) }, isAdditive: isAdditive)
    if obeys(.countsNoViewAnimation) { animation.waiting = openBlocks(in: state) }  // 11.5
    if let completion = block.completion { animation.waiting.insert(completion.index) }
    if block.delay > 0 { animation.start = time(of: layer, in: state).after(block.delay) }
    return animation
  }

  private func animatesInViews(_ key: KeyID) -> Bool {
    ViewActions.animatesInViews(program.keys[key.index], semantics.viewProperties)
      || key == Program.hidden && !obeys(.animatesHidingInViews)  // 11.7
  }
}
