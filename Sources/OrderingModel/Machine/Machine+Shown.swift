extension Machine {
  /// Returns what the screen shows of a property: its value in the render tree, with the animations
  /// of the property applied in their order (law 4.9).
  func shown(_ layer: LayerID, _ key: KeyID, at moment: Moment) -> Value {
    let base = slots.value(of: layer, key, in: moment.screen.tree)
    var value = base
    for animation in moment.screen.animations
    where animation.layer == layer && animation.property == key {
      guard let progress = progress(of: animation, at: moment) else { continue }
      let own = interpolated(animation, progress, base: base, beneath: value)
      value = animation.isAdditive ? value.adding(own) : own
    }
    return value
  }

  /// When the active time of an animation ends.
  func end(of animation: RunningAnimation) -> Instant {
    guard let start = animation.start else { return .never }
    return start.after(activeLength(of: animation))
  }

  /// When an ended animation stops showing its last value, if it shows it at all (law 8.3).
  func vanishing(of animation: RunningAnimation) -> Instant {
    end(of: animation).after(lingers(animation) ? callbackDelay : 0)
  }

  /// Returns whether an animation that is removed on completion fills until its callback has acted
  /// (law 8.3).
  func lingers(_ animation: RunningAnimation) -> Bool {
    semantics.removalLatency == .untilCallback && animation.timing.isRemovedOnCompletion
      && animation.timing.fillMode.fillsForwards
  }

  /// Returns the progress of an animation that shows at a moment, nil for one that does not
  /// (law 7.5).
  func progress(of animation: RunningAnimation, at moment: Moment) -> Double? {
    let isBefore = moment.side == .before
    let (instant, timing) = (moment.instant, animation.timing)
    if isBefore ? instant <= animation.appears : instant < animation.appears {
      return timing.fillMode.fillsBackwards && animation.isCommitted ? 0 : nil
    }
    let end = end(of: animation)
    if isBefore ? instant <= end : instant < end {
      let elapsed = instant - (animation.start ?? instant)
      // Where two runs meet within its time is neither start nor end, so nothing jumps.
      return paced(animation, elapsed: elapsed, isBefore: isBefore && instant == end)
    }
    let vanishing = timing.isRemovedOnCompletion ? vanishing(of: animation) : .never
    let includesEnd = isBefore || lingers(animation)
    let stays =
      timing.fillMode.fillsForwards && (includesEnd ? instant <= vanishing : instant < vanishing)
    return stays ? paced(animation, elapsed: activeLength(of: animation), isBefore: true) : nil
  }

  private func activeLength(of animation: RunningAnimation) -> Ticks {
    let run = Double(runLength(of: animation)) * (animation.timing.autoreverses ? 2 : 1)  // 7.4
    let count = animation.timing.repeatCount
    return .seconds(run * (count > 0 ? count : 1) / 1e9)  // 7.3
  }

  private func runLength(of animation: RunningAnimation) -> Ticks {
    guard slowed != nil, animation.id == slowed else { return animation.timing.duration }
    let (length, overflow) = animation.timing.duration.multipliedReportingOverflow(by: 3)
    return overflow ? .never : length
  }

  /// Returns the progress within a run; where two runs meet, of the first as seen from before.
  private func paced(_ animation: RunningAnimation, elapsed: Ticks, isBefore: Bool) -> Double {
    let run = runLength(of: animation)
    if run == 0 { return animation.timing.autoreverses ? 0 : 1 }
    var (count, rest) = elapsed.quotientAndRemainder(dividingBy: run)
    if rest == 0, count > 0, isBefore { (count, rest) = (count - 1, run) }
    let share = Double(rest) / Double(run)
    let isReversed = animation.timing.autoreverses && count % 2 == 1
    let time = isReversed ? 1 - share : share
    return animation.timingFunction?.progress(at: time) ?? time
  }

  /// Returns the value between the ends of an animation (laws 6.1 and 6.2).
  private func interpolated(
    _ animation: RunningAnimation, _ progress: Double, base: Value, beneath: Value
  ) -> Value {
    let current =
      switch semantics.missingEnd {
      case .modelValue: base
      case .underlyingValueEachFrame: beneath
      case .presentationSnapshotAtAdd: animation.snapshot
      }
    let (from, to) =
      switch (animation.from, animation.to, animation.by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from.adding(by))
      case (nil, let to?, let by?): (to.subtracting(by), to)
      case (let from?, nil, nil): (from, current)
      case (nil, let to?, nil): (current, to)
      case (nil, nil, let by?): (current, current.adding(by))
      case (nil, nil, nil): (animation.snapshot, current)
      }
    return from.moved(towards: to, by: progress)
  }
}
