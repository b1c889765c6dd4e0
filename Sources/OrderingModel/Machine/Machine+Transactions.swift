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
    if let block, !obeys(.countsWhatWasAddedBefore) {
      for index in state.animations.indices { state.animations[index].waiting.insert(block.index) }
    }
    guard case .block(let earlier) = replaced, obeys(.keepsWindowOfReplacedBlock) else { return }
    if block == nil, !obeys(.dropsBlockWhenNilIsSet) {
      state.registrations.removeAll { $0.block == earlier }
    }
    state.close(earlier)
    if semantics.replacedEmptyCompletion == .synchronous, !state.waits(earlier), state.isOnMain {
      run(earlier, in: &state, &events)
    } else {
      schedule(&state, after: queueDelay)
    }
  }

  /// Returns what the innermost level that set a property of transactions has set (law 2.10).
  func setting<Setting>(_ property: (Transaction) -> Setting?, in state: State) -> Setting? {
    for transaction in state.transactions.reversed() {
      if let setting = property(transaction) { return setting }
      if !obeys(.readsInnermostSettingOnly) { return nil }
    }
    return nil
  }

  /// The blocks that count what is added now: those of all open levels (laws 1.1 and 1.8).
  func openBlocks(in state: State) -> SmallSet {
    var blocks = SmallSet()
    let levels = obeys(.ignoresNestedAnimations) ? state.transactions.count : 1
    for transaction in state.transactions.suffix(levels) {
      if case .block(let block) = transaction.block { blocks.insert(block.index) }
    }
    return blocks
  }

  /// Commits the innermost explicit transaction (law 2.2).
  func commit(_ state: inout State, _ events: inout [Event]) {
    guard state.transactions.last?.isExplicit == true else {  // 2.8
      events.append(.commitWasUnmatched)
      state.hasTrapped = semantics.unmatchedCommit == .trap
      return
    }
    let transaction = state.transactions.removeLast()
    if !obeys(.delaysExplicitCommits) { openImplicitTransaction(in: &state) }
    if state.transactions.isEmpty || !obeys(.showsNestedCommits) {  // 2.3
      commitOutermost(transaction, &state, &events)
    } else {
      commitNested(transaction, &state)
      if state.isFlushPending, state.transactions.count == 1 { flush(&state, &events) }
    }
  }

  /// Commits the implicit transaction; while explicit ones are nested in it, later (law 2.7).
  func flush(_ state: inout State, _ events: inout [Event]) {
    guard let outermost = state.transactions.first, !outermost.isExplicit,
      obeys(.flushDoesNothing)
    else { return }
    state.isFlushPending = state.transactions.count > 1
    if state.isFlushPending { return }
    state.transactions.removeLast()
    commitOutermost(outermost, &state, &events)
    if semantics.implicitTransaction == .alwaysOpenOnMain, state.isOnMain {
      openImplicitTransaction(in: &state)
    }
  }

  /// Nothing reaches the screen yet, but nothing more counts for the block (laws 1.7 and 2.2).
  private func commitNested(_ transaction: Transaction, _ state: inout State) {
    if !obeys(.releasesOuterBlockAtNestedCommit) {
      for case .block(let outer) in state.transactions.map(\.block) { state.close(outer) }
      schedule(&state, after: queueDelay)
    }
    state.innermost.innerBlocks = state.innermost.innerBlocks.union(transaction.innerBlocks)
    guard case .block(let block) = transaction.block else { return }
    let isReleased = semantics.innerEmptyCompletion == .afterInnerCommit  // 1.9
    state.close(block, as: isReleased ? .closed : .innerCommitted)
    if !isReleased { state.innermost.innerBlocks.insert(block.index) }
    schedule(&state, after: queueDelay)
  }

  /// Hands the model tree and its animations to the screen: one picture (laws 2.2 and 4.7).
  ///
  /// What another thread has changed and not committed stays as it is on the screen (law 13.1).
  private func commitOutermost(
    _ transaction: Transaction, _ state: inout State, _ events: inout [Event]
  ) {
    let before = now(state)
    let held = heldBack(in: state)
    let tree = handedOver(state, without: held)
    let attached = tree.attached
    remove(.detached, in: &state, &events) { animation in
      !attached.contains(animation.layer.index) && !held.contains(animation.layer.index)
        && (animation.isCommitted || semantics.detachedAdd == .stopsAtCommit)  // 9.3, 9.4
        && obeys(.letsDetachedPlayOn)
    }
    start(&state, in: tree, attached.subtracting(held), &events)
    let seen = semantics.implicitNeeds == .committedOnce ? state.screen.committed : SmallSet()
    state.screen = Screen(
      tree: tree, animations: handedOverAnimations(state, without: held),
      committed: attached.union(seen))
    state.noteHandedOver()
    events.append(.screenChanged(before, now(state), .commit))
    if case .block(let block) = transaction.block { state.close(block) }
    state.closeInner(transaction.innerBlocks)
    if semantics.emptyCompletion == .insideOutermostCommit, state.isOnMain {  // 1.3
      runEmpty(&state, &events)
    }
    schedule(&state, after: queueDelay)
  }

  private func runEmpty(_ state: inout State, _ events: inout [Event]) {
    for registration in state.registrations
    where registration.phase == .closed && !state.waits(registration.block) {
      run(registration.block, in: &state, &events)
    }
  }
}
