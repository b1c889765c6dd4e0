/// Groups: their children run in the time of the group, which clips them (law 7.13).
extension Machine {
  /// A time of a group, and the one by which it is judged whether a child has begun or ended: just
  /// before the moment where that is looked at from before, and just after it where the group comes
  /// back, since at its turn all is there that is just after.
  private struct GroupTime {
    let now: Ticks
    let judged: Ticks
  }

  /// Returns where a child is in its group; nil where it does not show.
  ///
  /// `beside` is where the group is just beside the moment, on the side from which that is seen;
  /// `isBefore` is for the last moment of the group.
  func position(
    of child: RunningAnimation.Child, in animation: RunningAnimation, at position: Timing.Position,
    beside: Timing.Position? = nil, isBefore: Bool = false
  ) -> Timing.Position? {
    let time = time(
      position, beside: beside, animation.timingFunction, lasting: animation.timing.duration, child)
    return self.position(of: child, animation.spring?.value, at: time, isBefore: isBefore)
  }

  private func position(
    of child: RunningAnimation.Child, _ spring: Spring?, at time: GroupTime, isBefore: Bool
  ) -> Timing.Position? {
    let timing = child.timing
    let delay = timing.delay ?? 0
    let (elapsed, judged) = (time.now.since(delay), time.judged.since(delay))
    let isOver = isBefore ? judged > timing.activeLength : judged >= timing.activeLength
    if judged < 0, !timing.fillMode.fillsBackwards { return nil }
    let fills = timing.fillMode.fillsForwards && semantics.groupChildFill == .honoured
    if isOver, !fills { return nil }
    let isLeft = isBefore || isOver
    let position = timing.position(after: max(0, elapsed), isBefore: isLeft)
    if let inner = child.child?.value {
      let beside = judged != elapsed ? timing.position(after: max(0, judged)) : nil
      let time = self.time(
        position, beside: beside, child.timingFunction, lasting: timing.duration, inner)
      return self.position(of: inner, spring, at: time, isBefore: isLeft)
    }
    if let spring { return sprung(spring, position, timing.duration) }
    return position.paced(by: child.timingFunction)
  }

  /// Returns the time of a group at a position in its runs; where two runs meet is neither start nor
  /// end, so there nothing is looked at from one side.
  private func time(
    _ position: Timing.Position, beside: Timing.Position?, _ pace: TimingFunction?,
    lasting duration: Ticks, _ child: RunningAnimation.Child
  ) -> GroupTime {
    let length = obeys(.scalesChildren) ? duration : child.timing.activeLength
    let now = Self.time(position, pace, lasting: length)
    guard let beside, beside.iteration == position.iteration else {
      return GroupTime(now: now, judged: now)
    }
    return GroupTime(now: now, judged: Self.time(beside, pace, lasting: length))
  }

  private static func time(
    _ position: Timing.Position, _ pace: TimingFunction?, lasting duration: Ticks
  ) -> Ticks {
    .nanoseconds(position.paced(by: pace).share * Double(duration))
  }

  /// Returns where a group is in its runs just beside a moment, on the side from which that is seen.
  func position(
    of animation: RunningAnimation, beside moment: Moment
  ) -> Timing.Position {
    let instant = moment.instant + (moment.side == .before ? -1 : 1)
    let time = time(of: animation.layer, at: instant, in: moment.screen.tree)
    return timing(of: animation).position(after: max(0, time.since(animation.start ?? time)))
  }

  /// Returns the instants at which a child of a group begins or ends while the group goes on, by the
  /// clocks that a tree holds.
  ///
  /// Of what repeats, that is the first run, since the others are like it; a clock that goes backwards
  /// or starts midway has none.
  func joints(of animation: RunningAnimation, in tree: Tree) -> [Instant] {
    guard let child = animation.child?.value, let start = animation.start else { return [] }
    let duration = animation.timing.duration
    return Self.joints(of: child, in: duration).compactMap { time in
      Self.elapsed(
        timing(of: animation), animation.timingFunction, lasting: duration, reaching: time
      ).flatMap { firstInstant(of: animation.layer, reaching: start.after($0), in: tree) }
    }
  }

  /// Returns the times of a group at which a child, or what it holds, begins or ends.
  private static func joints(of child: RunningAnimation.Child, in duration: Ticks) -> [Ticks] {
    let timing = child.timing
    let delay = timing.delay ?? 0
    var joints = [delay, delay.after(timing.activeLength)]
    if let inner = child.child?.value {
      joints += Self.joints(of: inner, in: timing.duration).compactMap { time in
        elapsed(timing, child.timingFunction, lasting: timing.duration, reaching: time)
          .map(delay.after)
      }
    }
    return joints.filter { 0 < $0 && $0 < duration }
  }

  /// Returns how long after its beginning a group first reaches a time of its run, by bisection.
  private static func elapsed(
    _ timing: Timing, _ pace: TimingFunction?, lasting duration: Ticks, reaching time: Ticks
  ) -> Ticks? {
    guard timing.speed > 0, timing.timeOffset == 0 else { return nil }
    let run = Ticks.seconds(Double(timing.duration) / timing.speed / 1e9)
    var (low, high) = (0, min(run, timing.activeLength))
    while high - low > 1 {
      let middle = low + (high - low) / 2
      let position = timing.position(after: middle, isBefore: true)
      if Self.time(position, pace, lasting: duration) >= time {
        high = middle
      } else {
        low = middle
      }
    }
    return high < timing.activeLength ? high : nil
  }
}

extension Timing.Position {
  /// Returns the position with a pace applied.
  func paced(by pace: TimingFunction?) -> Timing.Position {
    guard let pace else { return self }
    return Timing.Position(iteration: iteration, share: pace.progress(at: share))
  }
}
