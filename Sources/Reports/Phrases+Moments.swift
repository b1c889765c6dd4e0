import OrderingModel

extension Phrases {
  /// Returns why something happens at a moment.
  func text(of cause: Timeline.Cause) -> String {
    switch cause {
    case .start: return "the run begins"
    case .commit(nil): return "the turn ends: a picture"
    case .commit(let place?): return "commit\(self.place(of: statements[place])): a picture"
    case .time(let ended, let implicit):
      let count = ended.count + implicit
      if count == 0 { return "an animation begins to show" }
      return count == 1 ? "an animation ends" : "\(count) animations end"
    case .groupGoesOn: return "a child of a group begins or ends"
    case .block(let block): return "\(name(of: block)) runs"
    case .delegate(let animation, let isFinished):
      let place = line(of: animation).map { " (line \($0))" } ?? ""
      return "animationDidStop\(place): \(isFinished ? "finished" : "not finished")"
    case .turn(let turn): return text(ofTurn: turn)
    case .end: return "nothing more happens"
    }
  }

  /// Returns what may be a jump, in one sentence.
  func sentence(of doubt: Doubt) -> String {
    let jump = doubt.jump
    return "\(name(of: jump.observable)) goes from \(text(of: jump.before)) to"
      + " \(text(of: jump.after)) at \(doubt.instant.milliseconds) ms, and whether that is a jump is"
      + " not known"
  }

  private func text(ofTurn index: Int) -> String {
    guard index < program.turns.count else { return "another turn begins" }
    let turn = program.turns[index]
    let place = turn.statements.first.map(place) ?? ""
    return turn.thread == .main ? "a later turn begins\(place)" : "another thread runs\(place)"
  }
}
