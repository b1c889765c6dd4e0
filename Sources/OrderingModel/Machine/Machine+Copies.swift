extension Machine {
  /// Returns the copy of an animation that an `add` or an action puts on a layer; of a group, one for
  /// each child that has values (laws 4.1, 4.5, 4.6 and 7.13).
  func copies(
    of animation: Animation, _ origin: RunningAnimation.Origin, on layer: LayerID,
    forKey key: KeyID?, in state: State
  ) -> [RunningAnimation] {
    let key = animation.motion == .transition ? Program.transition : key  // 4.2
    var copy = copy(of: animation, origin, on: layer, forKey: key, in: state)
    copy.timingFunction = curve(of: animation, in: state)
    let isCounted =
      origin == .implicit
      ? obeys(.countsNoImplicitAnimation) : obeys(.countsNoExplicitAnimation)  // 3.11, 1.13
    if isCounted { copy.waiting = openBlocks(in: state) }  // 1.1
    if !obeys(.startsWhenAdded) { copy.start = time(of: layer, in: state) }  // 4.7
    if let delay = copy.timing.delay {
      copy.start = beginning(on: layer, countsMediaTime: copy.timing.countsMediaTime, in: state)
        .after(delay)
    }
    guard case .group(let children) = animation.motion, !children.isEmpty else { return [copy] }
    return members(children, of: copy, in: state)
  }

  /// Returns a copy for each child of a group, and for each in the groups among them; `levels` are the
  /// groups that hold them within the outermost one (law 7.13).
  private func members(
    _ children: [Animation], of group: RunningAnimation,
    within levels: [RunningAnimation.Child] = [], in state: State
  ) -> [RunningAnimation] {
    children.flatMap { child -> [RunningAnimation] in
      let outer = levels.last?.timing ?? group.timing
      let level = RunningAnimation.Child(
        timing: timing(of: child, in: outer, state), timingFunction: child.timingFunction,
        child: nil)
      let levels = levels + [level]
      if case .group(let inner) = child.motion, !inner.isEmpty {
        return members(inner, of: group, within: levels, in: state)
      }
      var member = copy(of: child, group.origin, on: group.layer, forKey: group.key, in: state)
      member.child = .chain(of: levels)
      member.timing = group.timing
      member.timingFunction = group.timingFunction
      member.waiting = group.waiting
      member.start = group.start
      return [member]
    }
  }

  /// Returns the timing of a group's child, which has a duration even where it is left open
  /// (law 7.13).
  private func timing(of child: Animation, in group: Timing, _ state: State) -> Timing {
    var timing = child.timing
    if let spring = child.spring, semantics.springDuration == .useSettling {  // 7.11
      timing.duration = .seconds(spring.settlingDuration)
    }
    if timing.duration > 0 { return timing }
    timing.duration =
      switch semantics.groupChildDuration {
      case .groups: group.duration
      case .transactions: duration(in: state)
      case .zero: 0
      }
    return timing
  }

  private func copy(
    of animation: Animation, _ origin: RunningAnimation.Origin, on layer: LayerID,
    forKey key: KeyID?, in state: State
  ) -> RunningAnimation {
    var timing = semantics.mutation?.changed(animation.timing) ?? animation.timing
    if let spring = animation.spring, semantics.springDuration == .useSettling {  // 7.11
      timing.duration = .seconds(spring.settlingDuration)
    }
    if timing.duration <= 0, obeys(.keepsDurationOfZero) {  // 4.5
      timing.duration = duration(in: state)
    }
    return RunningAnimation(
      origin: origin, layer: layer, property: animation.keyPath, key: key,
      motion: motion(animation.motion, in: state),
      snapshot: shown(layer, animation.keyPath, at: now(state)), timing: timing,
      spring: animation.spring.map { .value($0) }, isAdditive: animation.isAdditive,
      isCumulative: animation.isCumulative)
  }

  private func motion(_ motion: Motion, in state: State) -> RunningAnimation.Motion {
    switch motion {
    case .basic(let from, let to, let by):
      .basic(
        from: from.map { value(of: $0, in: state) }, to: to.map { value(of: $0, in: state) },
        by: obeys(.ignoresByValue) ? by.map { value(of: $0, in: state) } : nil)
    case .keyframes(let keyframes):
      .keyframes(
        keyframes.values.map { value(of: $0, in: state) },
        obeys(.ignoresKeyTimes) ? keyframes : Keyframes(keyframes.values, mode: keyframes.mode))
    case .group(let children): children.isEmpty ? .nothing : .transition
    case .transition: .transition
    }
  }

  /// Returns the time from which a delay counts: the layer's own, or what `CACurrentMediaTime()` is, of
  /// which the layer knows nothing (law 4.8).
  private func beginning(on layer: LayerID, countsMediaTime: Bool, in state: State) -> Ticks {
    countsMediaTime || !obeys(.countsBeginTimeByMediaTime)
      ? clocks.origin.after(state.clock) : time(of: layer, in: state)
  }

  private func curve(of animation: Animation, in state: State) -> TimingFunction? {
    let transaction = setting(\.timingFunction, in: state).flatMap { $0 }
    return semantics.txnCurve == .overridesAll  // 4.6
      ? transaction ?? animation.timingFunction : animation.timingFunction ?? transaction
  }
}

extension Boxed<RunningAnimation.Child> {
  /// Returns the outermost of some levels, each holding the next.
  fileprivate static func chain(of levels: [RunningAnimation.Child]) -> Self? {
    levels.reversed().reduce(nil) { inner, level in
      .value(
        RunningAnimation.Child(
          timing: level.timing, timingFunction: level.timingFunction, child: inner))
    }
  }
}
