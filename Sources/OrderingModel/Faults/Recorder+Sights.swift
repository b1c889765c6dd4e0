/// A moment of a run at which there is something to see, or to hear.
struct Sight {
  let entry: TraceEntry
  let before: Moment
  let after: Moment
  let cause: Timeline.Cause

  /// Returns how an observable jumps, or may; nil if it does not.
  func jump(of observable: Observable) -> Jump? {
    for case .jump(let jump) in entry.findings where jump.observable == observable { return jump }
    return nil
  }
}

extension Recorder {
  /// Returns the moments of the run, in the order in which they come.
  func sights() -> [Sight] {
    var sights: [Sight] = []
    var ended: [RunningAnimation] = []
    for (place, entry) in trace.enumerated() {
      switch entry.event {
      case .animationStopped(let animation, .ended): ended.append(animation)
      case .screenChanged(let before, let after, .commit):
        let cause = Timeline.Cause.commit(statement: entry.statement)
        sights.append(Sight(entry: entry, before: before, after: after, cause: cause))
      case .screenChanged(let before, let after, .time):
        let isQuiet = ended.isEmpty && before.screen == after.screen && entry.findings.isEmpty
        if !isQuiet {
          let cause = cause(ending: ended, after)
          sights.append(Sight(entry: entry, before: before, after: after, cause: cause))
        }
        ended = []
      case .completionBlockRan, .delegateCalled, .turnBegan:
        guard let cause = cause(of: entry.event) else { continue }
        let now = Moment(screen: screen(before: place), instant: entry.instant, side: .after)
        sights.append(Sight(entry: entry, before: now, after: now, cause: cause))
      default: break
      }
    }
    if let last = trace.last {
      let now = machine.now(end)
      sights.append(Sight(entry: last, before: now, after: now, cause: .end))
    }
    return sights
  }

  private func cause(ending ended: [RunningAnimation], _ after: Moment) -> Timeline.Cause {
    ended.isEmpty && isJoint(after)
      ? .groupGoesOn
      : .time(ended: ended.compactMap(\.id), implicitEnded: ended.count { $0.id == nil })
  }

  /// Returns the cause that a callback or a turn is; nil for other code's.
  private func cause(of event: Event) -> Timeline.Cause? {
    switch event {
    case .completionBlockRan(let block, _, _):
      block.index < question.program.blocks.count ? .block(block) : nil
    case .delegateCalled(let animation, let isFinished):
      .delegate(animation, isFinished: isFinished)
    case .turnBegan(let turn): .turn(turn)
    default: nil
    }
  }

  /// Returns whether a child of a group begins or ends at a moment.
  private func isJoint(_ moment: Moment) -> Bool {
    moment.screen.animations.contains {
      machine.joints(of: $0, in: moment.screen.tree).contains(moment.instant)
    }
  }

  /// Returns the screen as the last change before a place in the trace left it.
  private func screen(before place: Int) -> Screen {
    for entry in trace[..<place].reversed() {
      if case .screenChanged(_, let after, _) = entry.event { return after.screen }
    }
    return start.screen
  }
}
