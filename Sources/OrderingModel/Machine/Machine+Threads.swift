extension Machine {
  /// Goes over to another thread, which has a stack and settings of its own (law 13.1).
  func enterThread(_ state: inout State) {
    if !obeys(.sharesOneStack) { return }
    let main = state.thread
    state.mainThread = .value(main)
    var other = ThreadState()
    other.touchedElsewhere = main.touched.union(main.touchedElsewhere)
    state.thread = other
  }

  /// Ends another thread and comes back to the main one; what the thread has not committed never is
  /// (laws 13.2 and 2.9).
  func leaveThread(_ state: inout State, _ events: inout [Event]) {
    guard let main = state.mainThread?.value else { return }
    if !obeys(.commitsAtTheEndOfThreads) { flush(&state, &events) }
    if state.transactions.contains(where: \.isExplicit) {
      events.append(.turnEndedInTransaction)
    } else if !state.transactions.isEmpty {
      events.append(.threadEndedInTransaction)
    }
    let other = state.thread
    state.mainThread = nil
    state.thread = main
    // What the other thread's commits have handed over is no longer to be committed.
    state.touched = main.touched.intersection(other.touchedElsewhere)
    state.touchedElsewhere =
      main.touchedElsewhere.intersection(other.touchedElsewhere).union(other.touched)
  }

  /// Runs the turn of another thread that comes between two statements of the first turn.
  func interleave(_ state: inout State, _ events: inout [Event]) {
    guard let place = program.interleavedTurn else { return }
    runTurn(at: place, &state, &events)
  }

  /// Returns the layers that a commit of this thread leaves on the screen as they are, since only
  /// other threads have changed them.
  func heldBack(in state: State) -> SmallSet {
    semantics.commitHands == .ownChanges
      ? state.touchedElsewhere.subtracting(state.touched) : SmallSet()
  }

  /// Returns the model tree with some layers as the screen has them, each with its place in the tree.
  func handedOver(_ state: State, without held: SmallSet) -> Tree {
    if held.isEmpty { return state.model }
    var tree = state.model
    for (slot, layer) in slots.layers.enumerated() where held.contains(layer.index) {
      tree.values[slot] = state.screen.tree.values[slot]
    }
    for index in tree.parents.indices where held.contains(index) {
      tree.parents[index] = state.screen.tree.parents[index]
    }
    return tree
  }

  /// Returns the animations that are committed; on some layers, those that the screen has.
  func handedOverAnimations(_ state: State, without held: SmallSet) -> [RunningAnimation] {
    let committed = state.animations.filter(\.isCommitted)
    if held.isEmpty { return committed }
    var animations = committed.filter { !held.contains($0.layer.index) }
    for animation in state.screen.animations where held.contains(animation.layer.index) {
      let place = animations.firstIndex { animation.precedes($0) } ?? animations.endIndex
      animations.insert(animation, at: place)
    }
    return animations
  }
}

extension Machine.State {
  /// Whether the main thread runs.
  var isOnMain: Bool { mainThread == nil }

  /// What the thread at hand has of its own.
  fileprivate var thread: ThreadState {
    get {
      ThreadState(
        transactions: transactions, isFlushPending: isFlushPending,
        viewAnimations: viewAnimations, touched: touched, touchedElsewhere: touchedElsewhere)
    }
    set {
      (transactions, isFlushPending) = (newValue.transactions, newValue.isFlushPending)
      viewAnimations = newValue.viewAnimations
      (touched, touchedElsewhere) = (newValue.touched, newValue.touchedElsewhere)
    }
  }

  /// Notes that the thread at hand is to commit what an operation changes; who answers for a layer's
  /// actions is not committed.
  mutating func noteChange(by operation: Operation) {
    if case .setActions = operation { return }
    if let layer = operation.layer { touched.insert(layer.index) }
    if case .call(let layers) = operation {
      for layer in layers { touched.insert(layer.index) }
    }
  }

  /// Notes that a commit has handed over what this thread has changed, with what others have changed on
  /// the same layers.
  mutating func noteHandedOver() {
    touchedElsewhere = touchedElsewhere.subtracting(touched)
    touched = SmallSet()
  }
}
