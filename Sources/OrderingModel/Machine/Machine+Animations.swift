extension Machine {
  /// Adds a copy of an animation to a layer (laws 4.1 to 4.6).
  func add(
    _ id: AnimationID, to layer: LayerID, forKey key: KeyID?, in state: inout State,
    _ events: inout [Event]
  ) {
    state.added.insert(id.index)
    let animation = program.animations[id.index]
    var timing = animation.timing
    if timing.duration <= 0 { timing.duration = duration(in: state) }  // 4.5
    var added = RunningAnimation(
      origin: .explicit(id), layer: layer, property: animation.keyPath, key: key,
      from: animation.from.map { value(of: $0, in: state) },
      to: animation.to.map { value(of: $0, in: state) },
      by: animation.by.map { value(of: $0, in: state) },
      snapshot: shown(layer, animation.keyPath, at: now(state)), timing: timing,
      timingFunction: curve(of: animation, in: state), isAdditive: animation.isAdditive,
      waiting: state.openBlocks)  // 1.1, 1.13
    added.start = timing.delay.map { state.clock.after($0) }  // 4.8
    insert(added, in: &state, &events)
  }

  /// Changes a property; the implicit animation comes first (laws 3.9 and 3.12).
  func set(
    _ layer: LayerID, _ key: KeyID, _ value: Value, in state: inout State,
    _ events: inout [Event]
  ) {
    guard let slot = slots[layer, key] else { return }
    let isSame = state.model.values[slot] == value && value != .unknown
    if isSame, semantics.sameValueSet == .noAnimation { return }  // 3.12
    if animatesImplicitly(layer, key, in: state) {
      insert(implicitAnimation(of: layer, key, in: state), in: &state, &events)
    }
    state.model.values[slot] = value
  }

  /// Removes the animations that match, and releases who waits for them (laws 1.2 and 9.1).
  func remove(
    _ stop: Event.Stop, in state: inout State, _ events: inout [Event],
    where matches: (RunningAnimation) -> Bool
  ) {
    guard state.animations.contains(where: matches) else { return }
    for animation in state.animations where matches(animation) {
      events.append(.animationStopped(animation, stop))
    }
    state.animations.removeAll(where: matches)
    schedule(&state)
  }

  /// Returns whether a change of a property animates implicitly (laws 3.2 to 3.5).
  private func animatesImplicitly(_ layer: LayerID, _ key: KeyID, in state: State) -> Bool {
    program.layers[layer.index].kind == .standalone  // 3.4
      && state.setting(\.disablesActions) != true  // 3.2
      && state.screen.committed.contains(layer.index)  // 3.5
      && ImplicitActions.animates(program.keys[key.index])  // 3.1
  }

  private func implicitAnimation(
    of layer: LayerID, _ key: KeyID, in state: State
  ) -> RunningAnimation {
    let shown = shown(layer, key, at: now(state))
    let old = slots.value(of: layer, key, in: state.model)
    let own: TimingFunction = semantics.implicitCurve == .default ? .default : .linear  // 3.7
    return RunningAnimation(
      origin: .implicit, layer: layer, property: key, key: key,  // 3.8
      from: semantics.implicitFrom == .presentation ? shown : old,  // 3.10
      to: nil, by: nil, snapshot: shown,
      timing: Timing(duration: duration(in: state)),  // 3.6
      timingFunction: state.setting(\.timingFunction).flatMap { $0 } ?? own, isAdditive: false,
      waiting: state.openBlocks)  // 3.11
  }

  /// Puts an animation on top of those of its property; one per key (laws 4.2, 4.4 and 4.9).
  private func insert(
    _ animation: RunningAnimation, in state: inout State, _ events: inout [Event]
  ) {
    if animation.timing.duration == 0, semantics.zeroDuration == .notAddedAtAll { return }  // 7.9
    events.append(.animationAdded(animation))
    let replaced = animation.key.flatMap { key in
      state.animations.firstIndex { $0.layer == animation.layer && $0.key == key }
    }
    if let replaced {
      events.append(.animationStopped(state.animations[replaced], .replaced))  // 4.3
      let isInPlace = state.animations[replaced].property == animation.property
      if semantics.replaceOrder == .keepSlot, isInPlace {  // 4.10
        state.animations[replaced] = animation
        return schedule(&state)
      }
      state.animations.remove(at: replaced)
    }
    let place = state.animations.firstIndex { animation.precedes($0) }
    state.animations.insert(animation, at: place ?? state.animations.endIndex)
    if replaced != nil { schedule(&state) }
  }

  private func duration(in state: State) -> Ticks {
    state.setting(\.duration) ?? .seconds(0.25)  // 3.6, 4.5
  }

  private func curve(of animation: Animation, in state: State) -> TimingFunction? {
    let transaction = state.setting(\.timingFunction).flatMap { $0 }
    return semantics.txnCurve == .overridesAll  // 4.6
      ? transaction ?? animation.timingFunction : animation.timingFunction ?? transaction
  }
}

extension RunningAnimation {
  /// Whether it stands before another in a state: by layer, then by property.
  func precedes(_ other: RunningAnimation) -> Bool {
    (layer.index, property.index) < (other.layer.index, other.property.index)
  }
}
