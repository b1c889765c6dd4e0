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

  /// Returns whether a block waits for an animation that has not ended.
  func waits(_ block: BlockID) -> Bool {
    animations.contains { !$0.hasEnded && $0.waiting.contains(block.index) }
  }

  /// Notes that something that blocks wait for has not finished (law 11.8).
  mutating func interrupt(_ blocks: SmallSet) {
    for index in registrations.indices where registrations[index].unfinished != nil {
      if blocks.contains(registrations[index].block.index) {
        registrations[index].isInterrupted = true
      }
    }
  }

  /// Ends the window of a block.
  mutating func close(_ block: BlockID, as phase: Registration.Phase = .closed) {
    for index in registrations.indices where registrations[index].block == block {
      if registrations[index].phase == .open { registrations[index].phase = phase }
    }
  }

  /// Lets the blocks of nested transactions go, since the outermost one is committed.
  mutating func closeInner(_ blocks: SmallSet) {
    for index in registrations.indices
    where registrations[index].phase == .innerCommitted
      && blocks.contains(registrations[index].block.index)
    {
      registrations[index].phase = .closed
    }
  }
}
