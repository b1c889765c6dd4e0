extension Recorder {
  /// Returns why something went wrong, from the nearest cause to the farthest.
  func reasons(for finding: Finding, at place: Int, _ isTimingDependent: Bool) -> [Reason] {
    switch finding {
    case .jump(let jump): flickerReasons(jump, at: place, isTimingDependent)
    case .early(let block, let missing):
      missing.first.map { earlyReasons(block, $0, at: place) } ?? []
    case .never(let block): neverReasons(block)
    case .unseen(let animation, let stop): [unseenReason(animation, stop, at: place)]
    case .leftover(let layer, let animation):
      [reason(.stays, ["7.7"], animation.map { places(adding: $0) } ?? places(on: layer))]
    case .unbalanced:
      if case .commitWasUnmatched = trace[place].event {
        [reason(.unmatchedCommit, ["2.8"], trace[place].statement.map { [$0] } ?? [])]
      } else {
        [reason(.leftOpen, ["2.9"], places { $0 == .begin })]
      }
    case .uncommitted: [reason(.threadEnded, ["13.2", "2.9"], [])]
    }
  }

  private func earlyReasons(
    _ block: BlockID, _ animation: AnimationID, at place: Int
  ) -> [Reason] {
    let (adds, sets) = (places(adding: animation), places(setting: block))
    let why = whyNotCounted(animation, block, adds.first, sets.first)
    var reasons = [reason(why.fact, why.laws, sets + adds)]
    let ends = trace.lazy.compactMap { entry -> Instant? in
      guard case .screenChanged(_, let after, _) = entry.event,
        let running = after.screen.animations.first(where: { $0.id == animation })
      else { return nil }
      return machine.course(of: running, in: after.screen.tree).end
    }
    if let end = ends.first {
      let fact = Reason.Fact.ranBeforeEnd(block, animation, end: end)
      reasons.append(reason(fact, ["1.2", "1.3"], []))
    }
    return reasons
  }

  /// Returns why a block does not wait for an animation, by where both stand.
  private func whyNotCounted(
    _ animation: AnimationID, _ block: BlockID, _ add: Int?, _ set: Int?
  ) -> (fact: Reason.Fact, laws: [String]) {
    // Later turns and blocks are not among the statements.
    guard let add, let set else { return (.notCounted(animation, block), ["1.1"]) }
    if add < set { return (.addedBeforeBlock(animation, block), ["1.1", "1.14"]) }
    var depth = 0
    let isExplicit = isInExplicitTransaction(set)
    for statement in statements[set...].dropFirst().prefix(add - set - 1) {
      switch statement.operation {
      case .begin: depth += 1
      case .commit where depth > 0: depth -= 1
      case .commit where isExplicit:
        return (.addedAfterTransaction(animation, block), ["1.1", "1.7"])
      case .setCompletionBlock where depth == 0: return (.blockReplaced(block), ["1.4"])
      default: break
      }
    }
    return (.notCounted(animation, block), ["1.1"])
  }

  private func neverReasons(_ block: BlockID) -> [Reason] {
    let sets = places(setting: block)
    let registration = end.registrations.first { $0.block == block }
    let endless = end.animations.first { animation in
      animation.waiting.contains(block.index)
        && machine.course(of: animation, in: end.screen.tree).end == .never
        && (animation.isCommitted || !end.transactions.contains(where: \.isExplicit))
    }
    if registration?.phase == .closed, let endless {
      let own = endless.id.flatMap { $0.index < question.program.animations.count ? $0 : nil }
      let adds = own.map(places(adding:)) ?? []
      let isStill = endless.timing.activeLength < .never
      let laws = endless.isCommitted ? [isStill ? "7.1" : "15.1", "1.8"] : ["9.4"]
      let waits = reason(.waitsForEndless(block, own), laws, sets + adds)
      let isShared = sets.first.map { !isInExplicitTransaction($0) } ?? false
      return isShared
        ? [waits, reason(.sharesImplicitTransaction(block), ["1.10"], sets)] : [waits]
    }
    var reasons = [reason(.notCommitted(block), ["1.15", "2.9"], sets + places { $0 == .begin })]
    for entry in trace {
      if case .commitWasUnmatched = entry.event {
        let places = entry.statement.map { [$0] } ?? []
        reasons.append(reason(.unmatchedCommit, ["2.8"], places))
      }
    }
    return reasons
  }

  private func unseenReason(
    _ animation: AnimationID, _ stop: Event.Stop?, at place: Int
  ) -> Reason {
    let adds = places(adding: animation)
    switch stop {
    case .replaced:
      guard place > 0, case .animationAdded(let other) = trace[place - 1].event else {
        return reason(.removed(animation), ["4.2"], adds)
      }
      let laws = other.id == nil ? ["4.2", "3.8", "5.5"] : ["4.2"]
      let cause = trace[place].statement.map { [$0] } ?? []
      return reason(.replaced(animation, by: other.id), laws, adds + cause)
    case .removed: return reason(.removed(animation), ["9.1"], adds)
    case .detached: return reason(.detached(animation), ["9.4"], adds)
    case .ended:
      let slot = question.program.animations[animation.index].keyPath
      let sets = layer(of: animation).map { places(setting: $0, slot) } ?? []
      return reason(.covered(animation), ["4.9", "5.12"], adds + sets)
    case nil: return reason(.neverStarted(animation), ["2.2", "2.9"], adds)
    }
  }

  /// Whether a statement stands between a `begin` and its `commit`.
  private func isInExplicitTransaction(_ place: Int) -> Bool {
    var depth = 0
    for statement in statements[..<place] {
      if statement.operation == .begin { depth += 1 }
      if statement.operation == .commit { depth = max(0, depth - 1) }
    }
    return depth > 0
  }
}
