extension Recorder {
  /// Returns what is seen of the run.
  func timeline() -> Timeline {
    let observables = observables
    return Timeline(
      observables: observables, moments: sights().map { moment($0, observables) })
  }

  private func moment(_ sight: Sight, _ observables: [Observable]) -> Timeline.Moment {
    let (before, after) = (sight.before, sight.after)
    return Timeline.Moment(
      instant: sight.entry.instant, cause: sight.cause,
      before: observables.map { value(of: $0, at: before) },
      after: observables.map { value(of: $0, at: after) },
      model: observables.map { model(of: $0, in: sight.entry.model) },
      animations: after.screen.animations.filter { machine.position(of: $0, at: after) != nil }
        .count,
      jumps: observables.map { sight.jump(of: $0) != nil })
  }

  /// What the viewer watches, with every picture that a stage shows at some time.
  var observables: [Observable] {
    judge.viewer.watched.map { .property($0.layer, $0.key) }
      + question.program.stages.indices.flatMap { stage in
        pictures(in: stage).map { .share(stage: stage, picture: $0) }
      }
  }

  private func pictures(in stage: Int) -> [Value] {
    var pictures: [Value] = []
    for entry in trace {
      guard case .screenChanged(let before, let after, _) = entry.event else { continue }
      for moment in [before, after] {
        let shares = judge.viewer.shares(
          of: question.program.stages[stage], at: moment, in: machine)
        for share in shares where !pictures.contains(share.picture) {
          pictures.append(share.picture)
        }
      }
    }
    return pictures
  }

  /// Returns the value of an observable at a moment; nil of a layer that is not in the tree.
  func value(of observable: Observable, at moment: Moment) -> Value? {
    switch observable {
    case .property(let layer, let key):
      moment.screen.tree.isAttached(layer) ? machine.shown(layer, key, at: moment) : nil
    case .share(let stage, let picture):
      judge.viewer.shares(of: question.program.stages[stage], at: moment, in: machine)
        .share(of: picture)
    }
  }

  /// Returns the model's value of an observable; nil of one that has none.
  func model(of observable: Observable, in tree: Tree) -> Value? {
    guard case .property(let layer, let key) = observable else { return nil }
    return machine.slots.value(of: layer, key, in: tree)
  }
}
