extension Machine {
  /// Opens the implicit transaction if no transaction is open (law 2.4).
  func openImplicitTransaction(in state: inout State) {
    if state.transactions.isEmpty { state.transactions.append(Transaction(isExplicit: false)) }
  }

  /// Sets the block of the innermost transaction, which ends the window of the one before (law 1.4).
  func setCompletionBlock(_ block: BlockID?, in state: inout State, _ events: inout [Event]) {
    let replaced = state.innermost.block
    state.innermost.block = block.map { .block($0) } ?? .none  // 1.5
    if let block { state.registrations.append(Registration(block: block)) }
    guard case .block(let earlier) = replaced else { return }
    state.close(earlier)
    if semantics.replacedEmptyCompletion == .synchronous, !state.waits(earlier) {
      run(earlier, in: &state, &events)
    } else {
      schedule(&state)
    }
  }

  /// Commits the innermost explicit transaction (law 2.2).
  func commit(_ state: inout State, _ events: inout [Event]) {
    guard state.transactions.last?.isExplicit == true else {  // 2.8
      events.append(.commitWasUnmatched)
      state.hasTrapped = semantics.unmatchedCommit == .trap
      return
    }
    let transaction = state.transactions.removeLast()
    if state.transactions.isEmpty {  // 2.3
      commitOutermost(transaction, &state, &events)
    } else {
      commitNested(transaction, &state)
      if state.isFlushPending, state.transactions.count == 1 { flush(&state, &events) }
    }
  }

  /// Commits the implicit transaction; while explicit ones are nested in it, later (law 2.7).
  func flush(_ state: inout State, _ events: inout [Event]) {
    guard let outermost = state.transactions.first, !outermost.isExplicit else { return }
    state.isFlushPending = state.transactions.count > 1
    if state.isFlushPending { return }
    state.transactions.removeLast()
    commitOutermost(outermost, &state, &events)
    if semantics.implicitTransaction == .alwaysOpenOnMain { openImplicitTransaction(in: &state) }
  }

  /// Nothing reaches the screen yet, but nothing more counts for the block (laws 1.7 and 2.2).
  private func commitNested(_ transaction: Transaction, _ state: inout State) {
    guard case .block(let block) = transaction.block else { return }
    let isReleased = semantics.innerEmptyCompletion == .afterInnerCommit  // 1.9
    state.close(block, as: isReleased ? .closed : .innerCommitted)
    schedule(&state)
  }

  /// Hands the model tree and its animations to the screen: one picture (laws 2.2 and 4.7).
  private func commitOutermost(
    _ transaction: Transaction, _ state: inout State, _ events: inout [Event]
  ) {
    let before = now(state)
    let attached = state.model.attached
    remove(.detached, in: &state, &events) { animation in
      !attached.contains(animation.layer.index)
        && (animation.isCommitted || semantics.detachedAdd == .stopsAtCommit)  // 9.3, 9.4
    }
    start(&state, attached, &events)
    let seen = semantics.implicitNeeds == .committedOnce ? state.screen.committed : SmallSet()
    state.screen = Screen(
      tree: state.model, animations: state.animations.filter(\.isCommitted),
      committed: attached.union(seen))
    events.append(.screenChanged(before, now(state), .commit))
    if case .block(let block) = transaction.block { state.close(block) }
    state.closeInner()
    if semantics.emptyCompletion == .insideOutermostCommit { runEmpty(&state, &events) }  // 1.3
    schedule(&state)
  }

  private func runEmpty(_ state: inout State, _ events: inout [Event]) {
    for registration in state.registrations
    where registration.phase == .closed && !state.waits(registration.block) {
      run(registration.block, in: &state, &events)
    }
  }
}

extension Machine.State {
  /// The innermost transaction; there must be one.
  var innermost: Transaction {
    get { transactions[transactions.count - 1] }
    set { transactions[transactions.count - 1] = newValue }
  }

  /// What `CATransaction.completionBlock()` returns: the innermost level that set one answers
  /// (law 1.6).
  var completionBlock: BlockID? {
    for transaction in transactions.reversed() {
      switch transaction.block {
      case .unset: continue
      case .none: return nil
      case .block(let block): return block
      }
    }
    return nil
  }

  /// Returns what the innermost level that set a property of transactions has set (law 2.10).
  func setting<Setting>(_ property: (Transaction) -> Setting?) -> Setting? {
    for transaction in transactions.reversed() {
      if let setting = property(transaction) { return setting }
    }
    return nil
  }

  /// The blocks that count what is added now: those of all open levels (laws 1.1 and 1.8).
  var openBlocks: SmallSet {
    var blocks = SmallSet()
    for case .block(let block) in transactions.lazy.map(\.block) { blocks.insert(block.index) }
    return blocks
  }

  /// Returns whether a block waits for an animation that has not ended.
  func waits(_ block: BlockID) -> Bool {
    animations.contains { !$0.hasEnded && $0.waiting.contains(block.index) }
  }

  /// Ends the window of a block.
  mutating func close(_ block: BlockID, as phase: Registration.Phase = .closed) {
    for index in registrations.indices where registrations[index].block == block {
      if registrations[index].phase == .open { registrations[index].phase = phase }
    }
  }

  /// Lets the blocks of nested transactions go, since the outermost one is committed.
  mutating func closeInner() {
    for index in registrations.indices where registrations[index].phase == .innerCommitted {
      registrations[index].phase = .closed
    }
  }
}

extension Transaction {
  /// Stores a value under a key (law 10.3).
  mutating func store(_ value: Value, forKey key: KeyID) {
    stored.removeAll { $0.key == key }
    stored.append(Stored(key: key, value: value))
  }
}
