extension Question {
  /// Whether no block and no later turn begins, commits or adds anything.
  var callbacksLeaveTransactionsAlone: Bool {
    let later =
      program.turns.dropFirst().flatMap(\.statements) + program.blocks.flatMap(\.statements)
    let staysInForeground = !program.statements.contains { $0.operation == .enterBackground }
    return semantics.unmatchedCommit == .noop && program.turns.count == 1 && staysInForeground
      && later.allSatisfy { statement in
        switch statement.operation {
        case .begin, .commit, .flush, .add, .setCompletionBlock, .addSublayer: false
        default: true
        }
      }
  }

  /// Returns the blocks that run early, or never, if they do not count an animation.
  func blocks(required id: AnimationID, _ court: Court) -> SmallSet {
    let isSlowed = court.benches.allSatisfy { bench in bench.worlds.contains { $0.slowed == id } }
    let timing = program.animations[id.index].timing
    let end = timing.length(default: 0, times: isSlowed ? 3 : 1)
    let others = program.animations.indices.filter { $0 != id.index }.map {
      program.animations[$0].timing.length(default: longestDefault)
    }
    let longest = (others.filter { $0 < .never } + [longestDefault]).max() ?? 0
    guard court.machine.clocks.isPlain, timing.duration > 0, isAddedOnce(id),
      end > longest.after(court.machine.callbackDelay)
    else { return SmallSet() }
    return SmallSet(
      program.blocks.indices.filter { block in
        Meaning(program).animations[block].contains(id.index)
          && !isRemoved(id, outside: BlockID(block))
      })
  }

  /// Returns the movable operations on a layer, where nothing else touches it from the span on.
  func sealingOperations(_ layer: LayerID) -> SmallSet? {
    let family = program.ancestors(of: layer) + [layer]
    let isPlain = worlds.contains { $0.slowed == nil }
    let isStaged = program.stages.contains { $0.layers.contains(layer) }
    let touches = { (operation: Operation) in operation.layers.contains(where: family.contains) }
    let blocks = program.blocks.flatMap(\.statements).map(\.operation)
    // A layer that is taken out touches the one that holds it, which it does not name.
    guard !program.answersForSublayers, !addsTwice(to: family) else { return nil }
    guard isPlain, !isStaged, !(fixedFromSpan + blocks).contains(where: touches) else { return nil }
    return SmallSet(movable.indices.filter { touches(movable[$0].operation) })
  }

  /// Whether an animation on one of some layers is added more than once: then what becomes of it on one
  /// layer does not tell whether it is seen.
  private func addsTwice(to family: [LayerID]) -> Bool {
    program.statements.contains { statement in
      guard case .add(let id, to: let layer, _) = statement.operation else { return false }
      return family.contains(layer) && !isAddedOnce(id)
    }
  }

  private func isAddedOnce(_ id: AnimationID) -> Bool {
    program.statements.count { $0.operation.animation == id } == 1
  }

  /// The fixed operations from the first movable one on.
  private var fixedFromSpan: [Operation] {
    (0..<count).flatMap { fixed(after: $0) }
  }

  /// The longest that an animation lasts which leaves its duration to the transaction or a view, or which
  /// is a layer's action.
  private var longestDefault: Ticks {
    let set = program.statements.compactMap { statement -> Ticks? in
      switch statement.operation {
      case .setAnimationDuration(let duration): duration
      case .beginViewAnimation(let animation):
        animation.repeats ? nil : animation.length
      default: nil
      }
    }
    let longest = set.reduce(.seconds(0.25), max)
    let actions = program.actionAnimations.map { $0.timing.length(default: longest) }
    return (actions.filter { $0 < .never } + [longest]).max() ?? longest
  }

  /// Whether an animation may be removed by anything but one block.
  private func isRemoved(_ id: AnimationID, outside block: BlockID) -> Bool {
    let blocks = program.blocks.indices.filter { $0 != block.index }
    let others = blocks.flatMap { program.blocks[$0].statements.map(\.operation) }
    let removals = (fixedFromSpan + movable.map(\.operation) + others).filter { operation in
      operation.kind == .remove || operation.kind == .insert
    }
    // A set that a block makes may add an implicit animation under the same key (law 5.5).
    return !removals.isEmpty || others.contains { $0.kind == .set }
  }
}

extension ViewAnimation {
  /// How long after its beginning its animations end; another block within which it stands may let
  /// them come back.
  fileprivate var length: Ticks { duration.times(2).after(delay) }
}

extension Timing {
  /// Returns how long after its `add` an animation ends, its duration being the default where it has
  /// none of its own.
  func length(default fallback: Ticks, times factor: Int = 1) -> Ticks {
    var timing = self
    if timing.duration <= 0 { timing.duration = fallback }
    return timing.stretched(by: factor).activeLength.after(delay ?? 0)
  }
}
