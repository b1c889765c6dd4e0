/// The state machine of Core Animation's transactions: model tree, transaction stack, completion
/// groups, render tree, virtual clock and main queue.
///
/// It only transforms states and says what has happened. Nothing in it knows of faults or reports.
struct Machine: Sendable {
  let program: Program
  let semantics: Semantics
  /// The animation that lasts three times as long in this world.
  let slowed: AnimationID?
  /// When the turns begin that may begin at any time, in their order.
  let interruptions: [Instant]
  let slots: Slots
  let clocks: Clocks
  /// What a change of each property does by itself, by its key (law 3.3).
  let implicitActions: [ImplicitAction.Kind]
  let layerEvents: LayerEvents
  /// For each property, the one under whose name its implicit animations stand: a part has its whole's
  /// (law 3.8).
  let wholes: [KeyID]
  /// Whether another thread does anything; else nobody needs to know which thread has changed what.
  let hasThreads: Bool
  /// For each slot, whether of its change only the animation counts, and of that only who waits for it;
  /// empty for none.
  let bystanders: [Bool]

  init(
    _ program: Program, semantics: Semantics = Semantics(), slowed: AnimationID? = nil,
    interruptions: [Instant] = []
  ) {
    self.interruptions = interruptions
    self.program = program
    self.semantics = semantics
    self.slowed = slowed
    slots = Slots(program)
    clocks = Clocks(program)
    implicitActions = program.keys.map(ImplicitAction.kind)
    layerEvents = LayerEvents(program)
    wholes = program.keys.enumerated().map { place, name in
      KeyID(program.keys.firstIndex(of: ImplicitAction.whole(of: name)) ?? place)
    }
    hasThreads = program.turns.contains { $0.thread != .main }
    bystanders = []
  }

  /// Creates the same machine in another world, or with bystanders.
  init(
    _ machine: Machine, slowing slowed: AnimationID? = nil, interruptions: [Instant] = [],
    bystanders: [Bool]? = nil
  ) {
    self.interruptions = interruptions
    self.bystanders = bystanders ?? machine.bystanders
    program = machine.program
    semantics = machine.semantics
    slots = machine.slots
    clocks = machine.clocks
    implicitActions = machine.implicitActions
    layerEvents = machine.layerEvents
    wholes = machine.wholes
    hasThreads = machine.hasThreads
    self.slowed = slowed
  }

  /// Returns the state before the first turn.
  func initialState() -> State {
    let parents = program.layers.map { layer -> Tree.Parent in
      if let parent = layer.parent { return .layer(parent) }
      return layer.isOnScreen ? .outside : .none
    }
    let tree = Tree(values: slots.startValues, parents: parents)
    let onScreen = SmallSet(program.layers.indices.lazy.filter { program.layers[$0].isOnScreen })
    return State(
      model: tree, screen: Screen(tree: tree, animations: [], committed: onScreen),
      variables: Array(repeating: .unknown, count: program.variables.count))
  }

  /// Returns whether the machine obeys the law that a mutation breaks; always, but for tests.
  func obeys(_ mutation: Mutation) -> Bool { semantics.mutation != mutation }

  /// How long after its cause a callback is due (law 8.3).
  var callbackDelay: Ticks { semantics.frame.times(semantics.endGapFrames) }

  /// Whether a turn serves the main queue before its implicit commit (law 2.4).
  var servesQueueInTurn: Bool { semantics.mainQueueBeforeImplicitCommit == .yes }

  /// How long after a cause in a turn a callback is due: at once where the turn itself may still serve
  /// it.
  var queueDelay: Ticks { servesQueueInTurn ? 0 : callbackDelay }
}
