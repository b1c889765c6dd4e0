extension Recorder {
  /// Returns the animations, with when each is on the screen: all explicit ones, and the implicit ones
  /// that show or that a block waits for.
  func bars(in intervals: [Interval]) -> [Recording.Bar] {
    var bars: [Recording.Bar] = []
    var rows: [BarKey: Int] = [:]
    func row(of animation: RunningAnimation) -> Int {
      let key = BarKey(animation)
      if let row = rows[key] { return row }
      bars.append(Recording.Bar(animation))
      rows[key] = bars.count - 1
      return bars.count - 1
    }
    for entry in trace {
      guard case .animationAdded(let animation) = entry.event, animation.id != nil else { continue }
      bars[row(of: animation)].add(animation.waiting)
    }
    for interval in intervals {
      for animation in interval.screen.animations {
        let spans = spans(of: animation, in: interval)
        if spans.isEmpty, animation.waiting.isEmpty { continue }
        let row = row(of: animation)
        bars[row].add(spans)
        bars[row].add(animation.waiting)
      }
    }
    return bars
  }

  /// Returns the blocks that ran, and those that should have.
  func waits(for bars: [Recording.Bar], _ sights: [Sight]) -> [Recording.Wait] {
    question.program.blocks.indices.compactMap { index in
      let block = BlockID(index)
      let moment = sights.firstIndex { $0.cause == .block(block) }
      let set = registered(block)
      let waited = bars.indices.filter { bars[$0].blocks.contains(set) }
      let isMissing = trace.contains { entry in
        entry.findings.contains { finding in
          if case .never(block) = finding { return true }
          return false
        }
      }
      return moment != nil || isMissing
        ? Recording.Wait(block: block, bars: waited, moment: moment) : nil
    }
  }

  /// Returns the block that was set where another one runs if something has not finished (law 11.8).
  private func registered(_ block: BlockID) -> BlockID {
    for statement in question.program.statements {
      guard case .beginViewAnimation(let animation) = statement.operation,
        animation.unfinished == block, let completion = animation.completion
      else { continue }
      return completion
    }
    return block
  }

  /// Returns when an animation shows within an interval: before, in and after its active time.
  private func spans(
    of animation: RunningAnimation, in interval: Interval
  ) -> [Recording.Span] {
    let course = machine.course(of: animation, in: interval.screen.tree)
    let (start, end) = (interval.start, interval.end)
    let entering = min(max(course.entering, start), end)
    let leaving = min(max(course.leaving, entering), end)
    let parts = [(start, entering, false), (entering, leaving, true), (leaving, end, false)]
    return parts.compactMap { from, to, isActive in
      let isInstant = start == end && isActive && course.entering <= start && start < course.leaving
      guard from < to || isInstant else { return nil }
      let middle = from + (to - from) / 2
      let moment = Moment(screen: interval.screen, instant: middle, side: .after)
      guard machine.position(of: animation, at: moment) != nil else { return nil }
      return Recording.Span(moment: interval.moment, start: from, end: to, isActive: isActive)
    }
  }
}

/// What makes an animation the same one from one picture to the next.
private struct BarKey: Hashable {
  let animation: AnimationID?
  let layer: LayerID
  let property: KeyID
  /// Of an implicit one, when it begins: a later change makes another.
  let start: Ticks?

  init(_ animation: RunningAnimation) {
    self.animation = animation.id
    layer = animation.layer
    property = animation.property
    start = animation.id == nil ? animation.start : nil
  }
}
