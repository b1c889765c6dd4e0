import OrderingModel

extension Program {
  /// Whether in each turn every `begin` has its `commit`, and every `commit` its `begin`.
  var isBalanced: Bool {
    turns.allSatisfy { turn in
      var depth = 0
      for statement in turn.statements {
        if statement.operation == .begin { depth += 1 }
        if statement.operation == .commit { depth -= 1 }
        if depth < 0 { return false }
      }
      return depth == 0
    }
  }

  /// Whether other threads take part.
  var hasThreads: Bool { turns.contains { $0.thread != .main } }

  /// Whether other threads change nothing outside of explicit transactions.
  var hasExplicitThreads: Bool {
    turns.filter { $0.thread != .main }.allSatisfy { turn in
      var depth = 0
      return turn.statements.allSatisfy { statement in
        switch statement.operation {
        case .begin: depth += 1
        case .commit: depth -= 1
        default: return depth > 0
        }
        return true
      }
    }
  }

  /// The completion blocks that its turns set.
  var completionBlocks: [BlockID] {
    turns.flatMap(\.statements).compactMap { statement in
      if case .setCompletionBlock(let block) = statement.operation { block } else { nil }
    }
  }

  /// Whether the clock of a layer is changed.
  var setsClocks: Bool {
    (turns.flatMap(\.statements) + blocks.flatMap(\.statements)).contains { statement in
      guard case .set(_, let key, _) = statement.operation else { return false }
      return LayerClock.properties.contains(keys[key.index])
    }
  }

  /// Whether an animation never ends, one that is an action or a view's included.
  var hasEndlessAnimations: Bool {
    (animations + actionAnimations).contains { $0.timing.activeLength == .never }
      || viewAnimations.contains(where: \.repeats)
  }

  /// The view animations of its turns; no block of the generator holds one.
  var viewAnimations: [ViewAnimation] {
    turns.flatMap(\.statements).compactMap { statement in
      if case .beginViewAnimation(let animation) = statement.operation { animation } else { nil }
    }
  }
}
