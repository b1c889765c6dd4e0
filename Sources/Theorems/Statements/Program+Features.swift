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
    "an additive animation",
    "an endless animation", "a delayed animation", "an animation that stays",
    "an animation with a delegate", "an animation from a value read before",
    "an animation as an action", "a layer with actions from the start",
    "a view animation with a completion", "a later turn", "a turn at any time",
    "a turn of another thread", "a turn that another asks for", "a thread that comes between",
    "unbalanced",
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
    case "an additive animation": animations.contains(where: \.isAdditive)
    case "an endless animation": hasEndlessAnimations
    case "a delayed animation": animations.contains { $0.timing.delay != nil }
    case "an animation that stays": animations.contains { !$0.timing.isRemovedOnCompletion }
    case "an animation with a delegate": animations.contains { $0.delegate != nil }
    case "an animation from a value read before": animations.contains { $0.startsAtVariable }
    case "an animation as an action": hasAnimationAsAction
    case "a layer with actions from the start": layers.contains { !$0.actions.isEmpty }
    case "a view animation with a completion": hasViewCompletion
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

  private var hasViewCompletion: Bool {
    turns.flatMap(\.statements).contains {
      if case .beginViewAnimation(let animation) = $0.operation {
        animation.completion != nil
      } else {
        false
      }
    }
  }
}

extension Animation {
  /// Whether it starts at what has been read.
  fileprivate var startsAtVariable: Bool {
    if case .variable = from { true } else { false }
  }
}
