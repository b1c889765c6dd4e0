extension Machine {
  /// Returns what the screen shows of a property: its value in the render tree, with the animations
  /// of the property applied in their order (law 4.9).
  func shown(_ layer: LayerID, _ key: KeyID, at moment: Moment) -> Value {
    let base = slots.value(of: layer, key, in: moment.screen.tree)
    var value = base
    for animation in moment.screen.animations
    where animation.layer == layer && animation.property == key {
      if case .nothing = animation.motion { continue }
      guard let position = position(of: animation, at: moment) else { continue }
      if value != base, !obeys(.showsLowestAnimation) { continue }
      let own = interpolated(animation, position, base: base, beneath: value)
      value = animation.isAdditive ? value.adding(own) : own
    }
    return value
  }

  /// When an ended animation stops showing its last value, if it shows it at all (law 8.3).
  func vanishing(of animation: RunningAnimation, _ course: Course) -> Instant {
    course.end.after(lingers(animation) ? callbackDelay : 0)
  }

  /// Returns whether an animation that is removed on completion fills until its callback has acted
  /// (law 8.3).
  func lingers(_ animation: RunningAnimation) -> Bool {
    !obeys(.staysOnScreenUntilCallback)
      || semantics.removalLatency == .untilCallback && animation.timing.isRemovedOnCompletion
        && animation.timing.fillMode.fillsForwards
  }

  /// Returns where an animation is that shows at a moment, its pace applied; nil for one that does not
  /// show (law 7.5).
  func position(of animation: RunningAnimation, at moment: Moment) -> Timing.Position? {
    let course = course(of: animation, in: moment.screen.tree)
    if moment.isBefore(course.entering) {
      return course.isBackwards
        ? endPosition(of: animation, at: moment, course)
        : startPosition(of: animation)
    }
    guard moment.isBefore(course.leaving) else {
      return course.isBackwards
        ? startPosition(of: animation) : endPosition(of: animation, at: moment, course)
    }
    let timing = timing(of: animation)
    // Where two runs meet within its time is neither start nor end, so nothing jumps.
    let isLast = moment.side == .before && moment.instant == course.end
    let time = time(of: animation.layer, at: moment.instant, in: moment.screen.tree)
    let elapsed = isLast ? timing.activeLength : max(0, time.since(animation.start ?? time))
    let position = timing.position(after: elapsed, isBefore: isLast)
    if let child = animation.child?.value, !isLast, moment.side == .before || timing.autoreverses {
      let beside = self.position(of: animation, beside: moment)
      return self.position(of: child, in: animation, at: position, beside: beside)
    }
    return paced(animation, position, isBefore: isLast)
  }

  /// Returns where an animation is before its active time, if it shows then.
  private func startPosition(of animation: RunningAnimation) -> Timing.Position? {
    let timing = timing(of: animation)
    guard timing.fillMode.fillsBackwards, animation.isCommitted else { return nil }
    return paced(animation, timing.position(after: 0), isBefore: false)
  }

  /// Returns where an animation is after its active time, if it shows then.
  private func endPosition(
    of animation: RunningAnimation, at moment: Moment, _ course: Course
  ) -> Timing.Position? {
    let timing = timing(of: animation)
    let vanishing = timing.isRemovedOnCompletion ? vanishing(of: animation, course) : .never
    let includesEnd = moment.side == .before || lingers(animation)
    let stays =
      timing.fillMode.fillsForwards
      && (includesEnd ? moment.instant <= vanishing : moment.instant < vanishing)
    guard stays else { return nil }
    return paced(animation, timing.position(after: timing.activeLength), isBefore: true)
  }

  /// Returns an animation's timing in this world.
  func timing(of animation: RunningAnimation) -> Timing {
    slowed != nil && animation.id == slowed
      ? animation.timing.stretched(by: 3) : animation.timing
  }

  /// Returns a position with the pace applied; of a group's child, the child's position in its group.
  private func paced(
    _ animation: RunningAnimation, _ position: Timing.Position, isBefore: Bool
  ) -> Timing.Position? {
    if let child = animation.child?.value {
      return self.position(of: child, in: animation, at: position, isBefore: isBefore)
    }
    if let spring = animation.spring?.value {
      return sprung(spring, position, timing(of: animation).duration)
    }
    return position.paced(by: animation.timingFunction)
  }

  /// Returns the position of a spring; one that has its time comes to rest (law 7.11).
  func sprung(
    _ spring: Spring, _ position: Timing.Position, _ duration: Ticks
  ) -> Timing.Position {
    let seconds = Double(duration) / 1e9
    // In ticks, since a duration that the program has from the spring is rounded to them.
    let rests = position.share == 1 && duration >= .seconds(spring.settlingDuration)
    let share = rests ? 1 : spring.progress(after: position.share * seconds)
    return Timing.Position(iteration: position.iteration, share: share)
  }

  /// Returns the value of an animation at a position (laws 6.1, 6.2 and 7.12).
  private func interpolated(
    _ animation: RunningAnimation, _ position: Timing.Position, base: Value, beneath: Value
  ) -> Value {
    switch animation.motion {
    case .basic(let from, let to, let by):
      let ends = ends(animation, from, to, by, base: base, beneath: beneath)
      let value = ends.from.moved(towards: ends.to, by: position.share)
      return accumulated(value, animation, position, first: ends.from, last: ends.to)
    case .keyframes(let values, let keyframes):
      let value = keyframes.value(of: values, at: position.share)
      return accumulated(
        value, animation, position, first: values.first ?? .unknown, last: values.last ?? .unknown)
    case .transition, .nothing: return .unknown
    }
  }

  /// Returns the value of a cumulative animation: with what each run before has ended at, which is
  /// its first value if it came back (law 7.14).
  private func accumulated(
    _ value: Value, _ animation: RunningAnimation, _ position: Timing.Position, first: Value,
    last: Value
  ) -> Value {
    if !animation.isCumulative || !obeys(.startsEveryRunAnew) { return value }
    let comesBack = (animation.child?.value.innermost.timing ?? animation.timing).autoreverses
    let end = comesBack ? first : last
    return switch semantics.cumulativeRun {
    case .addsLastValue: value.adding(end, times: position.iteration)
    case .addsDistance: value.adding(end.subtracting(first), times: position.iteration)
    }
  }

  /// Returns what a missing end stands for (law 6.2).
  private func missingEnd(
    of animation: RunningAnimation, base: Value, beneath: Value
  ) -> Value {
    if animation.isAdditive, semantics.additiveMissingEnd == .zero { return .number(0) }
    return switch semantics.missingEnd {
    case .modelValue: base
    case .underlyingValueEachFrame: beneath
    case .presentationSnapshotAtAdd: animation.snapshot
    }
  }

  private func ends(
    _ animation: RunningAnimation, _ from: Value?, _ to: Value?, _ by: Value?, base: Value,
    beneath: Value
  ) -> (from: Value, to: Value) {
    let current = missingEnd(of: animation, base: base, beneath: beneath)
    return switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    case (let from?, nil, nil): (from, current)
    case (nil, let to?, nil): (current, to)
    case (nil, nil, let by?): (current, current.adding(by))
    case (nil, nil, nil): (animation.snapshot, current)
    }
  }
}
