import OrderingModel

extension Program {
  /// What it has besides operations, for the table of what is reached.
  var features: [String] {
    Self.allFeatures.filter { has($0) }
  }

  /// All that it may have besides operations.
  static let allFeatures = [
    "a layer without a view", "a layer not in the tree", "a layer in another", "layers on a stage",
    "a layer with a clock of its own", "a clock that changes", "keyframes", "a spring", "a group",
    "a group within a group",
    "an additive animation",
    "an endless animation", "a delayed animation", "an animation that stays",
    "an animation with a delegate", "an animation from a value read before",
    "an animation as an action", "a layer with actions from the start",
    "a view animation with a completion", "a completion with two outcomes",
    "a view animation within another", "a view animation with options", "a later turn",
    "a turn at any time", "a turn of another thread", "a turn that another asks for",
    "a thread that comes between", "unbalanced",
  ]

  private func has(_ feature: String) -> Bool {
    switch feature {
    case "a layer without a view": layers.contains { $0.kind == .standalone }
    case "a layer not in the tree": layers.contains { !$0.isOnScreen }
    case "a layer in another": isNested
    case "layers on a stage": !stages.isEmpty
    case "a layer with a clock of its own": layers.contains { $0.clock != LayerClock() }
    case "a clock that changes": setsClocks
    case "keyframes": animations.contains { if case .keyframes = $0.motion { true } else { false } }
    case "a spring": animations.contains { $0.spring != nil }
    case "a group": animations.contains { if case .group = $0.motion { true } else { false } }
    case "a group within a group": animations.contains(where: \.holdsGroups)
    case "an additive animation": animations.contains(where: \.isAdditive)
    case "an endless animation": hasEndlessAnimations
    case "a delayed animation": animations.contains { $0.timing.delay != nil }
    case "an animation that stays": animations.contains { !$0.timing.isRemovedOnCompletion }
    case "an animation with a delegate": animations.contains { $0.delegate != nil }
    case "an animation from a value read before": animations.contains { $0.startsAtVariable }
    case "an animation as an action": hasAnimationAsAction
    case "a layer with actions from the start": layers.contains { !$0.actions.isEmpty }
    case "a view animation with a completion": viewAnimations.contains { $0.completion != nil }
    case "a completion with two outcomes": viewAnimations.contains { $0.unfinished != nil }
    case "a view animation within another": nestsViewAnimations
    case "a view animation with options": viewAnimations.contains(where: \.hasOptions)
    case "a later turn": turns.count > 1
    case "a turn at any time": turns.contains { $0.start == .anyTime }
    case "a turn of another thread": hasThreads
    case "a turn that another asks for": turns.contains { $0.start == .afterTurn(1) }
    case "a thread that comes between":
      turns.contains { $0.start == .anyTime && $0.thread == .background }
    default: !isBalanced
    }
  }

  private var isNested: Bool {
    layers.contains { $0.parent != nil }
      || turns.flatMap(\.statements).contains {
        if case .addSublayer(_, to: .some) = $0.operation { true } else { false }
      }
  }

  private var hasAnimationAsAction: Bool {
    actionTables.flatMap(\.entries).contains {
      if case .animation = $0.action { true } else { false }
    }
  }

  private var nestsViewAnimations: Bool {
    var depth = 0
    return turns.flatMap(\.statements).contains { statement in
      if case .beginViewAnimation = statement.operation { depth += 1 }
      if statement.operation == .endViewAnimation { depth -= 1 }
      return depth > 1
    }
  }
}

extension ViewAnimation {
  /// Whether it repeats, comes back or moves like a spring.
  fileprivate var hasOptions: Bool { repeats || autoreverses || spring != nil }
}

extension Animation {
  /// Whether it is a group that holds another.
  fileprivate var holdsGroups: Bool {
    guard case .group(let children) = motion else { return false }
    return children.contains { if case .group = $0.motion { true } else { false } }
  }

  /// Whether it starts at what has been read.
  fileprivate var startsAtVariable: Bool {
    if case .variable = from { true } else { false }
  }
}
