extension Recorder {
  /// Returns why something that a viewer sees jumps.
  func flickerReasons(_ jump: Jump, at place: Int, _ isTimingDependent: Bool) -> [Reason] {
    guard case .screenChanged(let before, let after, let cause) = trace[place].event else {
      return []
    }
    let slots = slots(of: jump.observable)
    switch cause {
    case .time:
      let reasons = endReasons(slots, before, after)
      return reasons.isEmpty ? startReasons(slots, after) : reasons
    case .commit:
      return clockReasons(slots, before, after)
        + commitReasons(slots, at: place, isTimingDependent)
    }
  }

  /// Returns why something jumps when animations end, or fills that lasted until their callback.
  ///
  /// The screen tells which: an animation whose removal is not committed plays on, and nobody but the
  /// screen notices its end.
  private func endReasons(
    _ slots: [(layer: LayerID, key: KeyID)], _ before: Moment, _ after: Moment
  ) -> [Reason] {
    before.screen.animations.reversed().flatMap { animation -> [Reason] in
      let (layer, key) = (animation.layer, animation.property)
      guard slots.contains(where: { $0 == (layer, key) }),
        machine.position(of: animation, at: before) != nil,
        machine.position(of: animation, at: after) == nil
          || !after.screen.animations.contains(animation)
      else { return [] }
      let sets = places(setting: layer, key)
      let adds = animation.id.map(places(adding:)) ?? sets
      if machine.joints(of: animation, in: after.screen.tree).contains(after.instant) {
        return [childReason(animation, adds), beneath(animation, after, sets)]
      }
      let law = machine.lingers(animation) ? "8.3" : "8.1"
      let ended = reason(.ended(animation.id, layer, key), [law], adds)
      return [ended, beneath(animation, after, sets)]
    }
  }

  /// Returns why something jumps when animations begin to show later than they were committed.
  private func startReasons(
    _ slots: [(layer: LayerID, key: KeyID)], _ after: Moment
  ) -> [Reason] {
    after.screen.animations.compactMap { animation in
      let (layer, key) = (animation.layer, animation.property)
      guard slots.contains(where: { $0 == (layer, key) }) else { return nil }
      let adds = animation.id.map(places(adding:)) ?? places(setting: layer, key)
      if machine.joints(of: animation, in: after.screen.tree).contains(after.instant) {
        return childReason(animation, adds)
      }
      guard machine.course(of: animation, in: after.screen.tree).entering == after.instant
      else { return nil }
      let law = animation.timing.delay == nil ? "4.12" : "7.5"
      return reason(.began(animation.id, layer, key), [law], adds)
    }
  }

  private func childReason(_ animation: RunningAnimation, _ adds: [Int]) -> Reason {
    reason(.childBeganOrEnded(animation.id), ["7.13"], adds)
  }

  /// Returns what the end of an animation uncovers.
  private func beneath(
    _ animation: RunningAnimation, _ after: Moment, _ sets: [Int]
  ) -> Reason {
    let (layer, key) = (animation.layer, animation.property)
    let top = after.screen.animations.last {
      $0.layer == layer && $0.property == key && machine.position(of: $0, at: after) != nil
    }
    if let top {
      let adds = top.id.map(places(adding:)) ?? sets
      return reason(.showsAnimation(top.id, layer, key), ["4.9", "5.12"], adds)
    }
    let value = machine.slots.value(of: layer, key, in: after.screen.tree)
    return reason(.showsModel(layer, key, value), ["8.1", "5.7"], sets)
  }

  /// Returns which layers' times leap with a commit.
  private func clockReasons(
    _ slots: [(layer: LayerID, key: KeyID)], _ before: Moment, _ after: Moment
  ) -> [Reason] {
    slots.compactMap { layer, _ in
      let times = [before, after].map { moment in
        machine.time(of: layer, at: after.instant, in: moment.screen.tree)
      }
      let plays = before.screen.animations.contains { $0.layer == layer }
      guard plays, times[0] != times[1] else { return nil }
      let fact = Reason.Fact.clockLeaps(layer, isAhead: times[1] > times[0])
      return reason(fact, ["7.1"], places(settingClocksOf: [layer]))
    }
  }

  private func commitReasons(
    _ slots: [(layer: LayerID, key: KeyID)], at place: Int, _ isTimingDependent: Bool
  ) -> [Reason] {
    let touching = slots.flatMap { slot in
      places(setting: slot.layer, slot.key)
        + places { operation in
          guard case .add(let id, slot.layer, _) = operation else { return false }
          return question.program.animations[id.index].keyPath == slot.key
        }
    }
    let commit = trace[place].statement.map { [$0] } ?? []
    let isCallback = trace[..<place].contains { entry in
      guard case .completionBlockRan = entry.event else { return false }
      return entry.instant == trace[place].instant
    }
    if isCallback, trace[place].instant > 0 {
      return [reason(.madeByBlock, ["8.3", "8.6"], [])]
    }
    let committed = reason(.committed, ["2.2", "2.3"], commit + touching)
    return isTimingDependent
      ? [committed, reason(.twoPictures, ["2.6"], commits)] : [committed]
  }

  private func slots(of observable: Observable) -> [(layer: LayerID, key: KeyID)] {
    switch observable {
    case .property(let layer, let key): [(layer, key)]
    case .share(let stage, _):
      question.program.stages[stage].layers.flatMap { layer in
        [Program.opacity, Program.contents, Program.hidden].map { (layer, $0) }
      }
    }
  }

  /// The statements that made a picture.
  private var commits: [Int] {
    trace.compactMap { entry in
      if case .screenChanged(_, _, .commit) = entry.event { return entry.statement }
      return nil
    }
  }
}
