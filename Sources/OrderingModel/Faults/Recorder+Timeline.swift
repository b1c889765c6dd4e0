extension Recorder {
  /// Returns what is seen of the run.
  func timeline() -> Timeline {
    let observables = observables
    var moments: [Timeline.Moment] = []
    var ended: [RunningAnimation] = []
    for entry in trace {
      switch entry.event {
      case .animationStopped(let animation, .ended): ended.append(animation)
      case .screenChanged(let before, let after, .commit):
        let cause = Timeline.Cause.commit(statement: entry.statement)
        moments.append(moment(entry, before, after, cause, observables))
      case .screenChanged(let before, let after, .time):
        let isInGroup = ended.isEmpty && isJoint(after)
        let cause =
          isInGroup
          ? Timeline.Cause.groupGoesOn
          : .time(ended: ended.compactMap(\.id), implicitEnded: ended.count { $0.id == nil })
        let isQuiet = ended.isEmpty && before.screen == after.screen && entry.findings.isEmpty
        if !isQuiet { moments.append(moment(entry, before, after, cause, observables)) }
        ended = []
      case .completionBlockRan(let block, _, _) where block.index < question.program.blocks.count:
        let now = Moment(screen: screen(before: entry), instant: entry.instant, side: .after)
        moments.append(moment(entry, now, now, .block(block), observables))
      default: break
      }
    }
    if let last = trace.last {
      let now = machine.now(end)
      moments.append(moment(last, now, now, .end, observables))
    }
    return Timeline(observables: observables, moments: moments)
  }

  /// Returns whether a child of a group begins or ends at a moment.
  private func isJoint(_ moment: Moment) -> Bool {
    moment.screen.animations.contains {
      machine.joints(of: $0, in: moment.screen.tree).contains(moment.instant)
    }
  }

  private func moment(
    _ entry: TraceEntry, _ before: Moment, _ after: Moment, _ cause: Timeline.Cause,
    _ observables: [Observable]
  ) -> Timeline.Moment {
    let jumps = entry.findings.compactMap { finding -> Observable? in
      if case .jump(let jump) = finding { return jump.observable }
      return nil
    }
    return Timeline.Moment(
      instant: entry.instant, cause: cause, before: observables.map { value(of: $0, at: before) },
      after: observables.map { value(of: $0, at: after) },
      model: observables.map { model(of: $0, in: entry.model) },
      animations: after.screen.animations.filter { machine.position(of: $0, at: after) != nil }
        .count,
      jumps: observables.map(jumps.contains))
  }

  /// What the viewer watches, with every picture that a stage shows at some time.
  private var observables: [Observable] {
    var observables = judge.viewer.watched.map { Observable.property($0.layer, $0.key) }
    for entry in trace {
      guard case .screenChanged(let before, let after, _) = entry.event else { continue }
      for (index, stage) in question.program.stages.enumerated() {
        for moment in [before, after] {
          for share in judge.viewer.shares(of: stage, at: moment, in: machine) {
            let observable = Observable.share(stage: index, picture: share.picture)
            if !observables.contains(observable) { observables.append(observable) }
          }
        }
      }
    }
    return observables
  }

  private func value(of observable: Observable, at moment: Moment) -> Value? {
    switch observable {
    case .property(let layer, let key):
      moment.screen.tree.isAttached(layer) ? machine.shown(layer, key, at: moment) : nil
    case .share(let stage, let picture):
      judge.viewer.shares(of: question.program.stages[stage], at: moment, in: machine)
        .share(of: picture)
    }
  }

  private func model(of observable: Observable, in tree: Tree) -> Value? {
    guard case .property(let layer, let key) = observable else { return nil }
    return machine.slots.value(of: layer, key, in: tree)
  }

  /// Returns the screen as it is when a block runs: as the last change left it.
  private func screen(before entry: TraceEntry) -> Screen {
    var screen = machine.initialState().screen
    for earlier in trace {
      if case .completionBlockRan(let block, _, _) = earlier.event,
        case .completionBlockRan(block, _, _) = entry.event
      {
        break
      }
      if case .screenChanged(_, let after, _) = earlier.event { screen = after.screen }
    }
    return screen
  }
}
