extension Machine {
  /// Adds a copy of an animation to a layer (laws 4.1 to 4.6).
  func add(
    _ id: AnimationID, to layer: LayerID, forKey key: KeyID?, in state: inout State,
    _ events: inout [Event]
  ) {
    state.added.insert(id.index)
    let isStopped = !obeys(.stopsAddsWithActionsDisabled)  // 10.5
    if isStopped, setting(\.disablesActions, in: state) == true { return }
    let animation = program.animations[id.index]
    insert(
      copies(of: animation, .explicit(id), on: layer, forKey: key, in: state), in: &state, &events)
  }

  /// Changes a property; what its action adds comes first (laws 3.9 and 3.12).
  func set(
    _ layer: LayerID, _ key: KeyID, _ value: Value, in state: inout State,
    _ events: inout [Event]
  ) {
    guard let slot = slots[layer, key] else { return }
    let isSame = state.model.values[slot] == value && value != .unknown
    if isSame, semantics.sameValueSet == .noAnimation { return }  // 3.12
    if clocks.contain(key) { return setClock(slot, value, in: &state) }
    if !bystanders.isEmpty, bystanders[slot] {
      let unseen = animations(changing: layer, key, to: value, in: state)
      return insertUnseen(unseen, in: &state, &events)
    }
    if !obeys(.startsImplicitAnimationsAtTheEnd) { state.model.values[slot] = value }
    insert(animations(changing: layer, key, to: value, in: state), in: &state, &events)
    state.model.values[slot] = value
    if key == Program.hidden { order(layer, isHidden: value, in: &state, &events) }
  }

  /// Changes a layer's clock, which by itself animates nothing; it goes on as before where its new
  /// value is not known.
  private func setClock(_ slot: Int, _ value: Value, in state: inout State) {
    if case .number = value { state.model.values[slot] = value }
  }

  /// Removes the animations that match, and releases who waits for them (laws 1.2 and 9.1).
  func remove(
    _ stop: Event.Stop, in state: inout State, _ events: inout [Event],
    where matches: (RunningAnimation) -> Bool
  ) {
    let removed = state.animations.filter(matches)
    if removed.isEmpty { return }
    state.animations.removeAll(where: matches)
    report(removed, stop, after: queueDelay, in: &state, &events)
    schedule(&state, after: queueDelay)
  }

  /// Says that animations have stopped, and lets their delegates and the completions of views hear of
  /// it after a while (laws 4.3, 8.2, 9.2 and 11.8).
  ///
  /// A view's block that replaces an animation of its own goes on with another.
  func report(
    _ stopped: [RunningAnimation], _ stop: Event.Stop, by successor: RunningAnimation? = nil,
    after delay: Ticks,
    in state: inout State, _ events: inout [Event]
  ) {
    var told = SmallSet()
    for animation in stopped {
      events.append(.animationStopped(animation, stop))
      if stop != .ended, !animation.hasEnded {
        state.interrupt(animation.waiting.subtracting(successor?.waiting ?? SmallSet()))
      }
      guard let id = animation.id, !told.contains(id.index) else { continue }
      told.insert(id.index)
      tell(id, isFinished: stop == .ended, after: delay, in: &state, &events)
    }
  }

  private func tell(
    _ id: AnimationID, isFinished: Bool, after delay: Ticks, in state: inout State,
    _ events: inout [Event]
  ) {
    guard isFinished || obeys(.tellsNobodyOfReplacement),
      let delegate = program.animations[id.index].delegate,
      let block = isFinished ? delegate.finished : delegate.unfinished
    else { return }
    let stop = PendingStop(
      animation: id, isFinished: isFinished, block: block,
      due: state.clock.after(delay))
    if semantics.removalCallback == .synchronous, !isFinished, state.isOnMain {  // 9.2
      run(stop, in: &state, &events)
    } else {
      state.stops.append(stop)
    }
  }

  /// Puts an animation on top of those of its property; one per key (laws 4.2, 4.4 and 4.9).
  func insert(
    _ copies: [RunningAnimation], in state: inout State, _ events: inout [Event]
  ) {
    guard let first = copies.first else { return }
    if first.timing.duration == 0, semantics.zeroDuration == .notAddedAtAll { return }  // 7.9
    events.append(.animationAdded(first))
    let isReplaced = { (animation: RunningAnimation) in
      (first.key != nil || !obeys(.letsNilKeysCollide))  // 4.4
        && (animation.layer == first.layer || !obeys(.letsKeysCollideAmongLayers))
        && animation.key == first.key && obeys(.letsKeysCoexist)
        && !areParts(animation, first)
    }
    let replaced = state.animations.filter(isReplaced)
    let slot = state.animations.firstIndex(where: isReplaced)
    state.animations.removeAll(where: isReplaced)
    let keepsSlot =
      semantics.replaceOrder == .keepSlot && replaced.first?.property == first.property
    for (offset, copy) in copies.enumerated() {
      let top = state.animations.firstIndex { copy.precedes($0) } ?? state.animations.endIndex
      state.animations.insert(copy, at: keepsSlot ? (slot ?? top) + offset : top)  // 4.10
    }
    if replaced.isEmpty { return }
    report(replaced, .replaced, by: first, after: queueDelay, in: &state, &events)  // 4.3
    schedule(&state, after: queueDelay)
  }

  /// Returns whether two are implicit animations of different parts of a property: the later one
  /// animates the whole, and so what the earlier one did.
  private func areParts(_ one: RunningAnimation, _ other: RunningAnimation) -> Bool {
    one.origin == .implicit && other.origin == .implicit && one.property != other.property
      && wholes[one.property.index] == wholes[other.property.index]
  }

  func duration(in state: State) -> Ticks {
    obeys(.ignoresTransactionDuration)
      ? setting(\.duration, in: state) ?? .seconds(0.25) : .seconds(0.25)  // 3.6, 4.5
  }
}

extension RunningAnimation {
  /// Whether it stands before another in a state: by layer, then by property.
  func precedes(_ other: RunningAnimation) -> Bool {
    (layer.index, property.index) < (other.layer.index, other.property.index)
  }
}
