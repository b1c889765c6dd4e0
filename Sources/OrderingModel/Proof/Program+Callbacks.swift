/// How often blocks run at most.
extension Program {
  /// What the runs of blocks come to.
  enum Callbacks: Hashable {
    /// So many at most.
    case count(Int)
    /// A block leads to itself.
    case endless(BlockID)
  }

  /// How often blocks run at most: each one when it is set, and again for every animation whose delegate
  /// runs it; and so what these set and add in turn.
  var callbacks: Callbacks {
    var runs = [Int?](repeating: nil, count: blocks.count)
    var open: [BlockID] = []
    func count(_ statements: [Statement]) -> Callbacks {
      var total = 0
      for block in statements.flatMap({ self.blocks(begunBy: $0.operation) }) {
        switch count(block) {
        case .count(let runs): total = total.after(runs)
        case .endless(let block): return .endless(block)
        }
      }
      return .count(total)
    }
    func count(_ block: BlockID) -> Callbacks {
      if let known = runs[block.index] { return .count(known) }
      if open.contains(block) { return .endless(block) }
      open.append(block)
      let inner = count(blocks[block.index].statements)
      open.removeLast()
      guard case .count(let others) = inner else { return inner }
      runs[block.index] = others.after(1)
      return .count(others.after(1))
    }
    return count(turns.flatMap(\.statements))
  }

  /// Returns the blocks that may run because of an operation.
  private func blocks(begunBy operation: Operation) -> [BlockID] {
    switch operation {
    case .setCompletionBlock(let block?): [block]
    case .beginViewAnimation(let animation): animation.blocks
    case .add(let animation, _, _): animations[animation.index].delegate?.blocks ?? []
    default: []
    }
  }
}

extension AnimationDelegate {
  /// The blocks that it may run.
  var blocks: [BlockID] { [finished, unfinished].compactMap(\.self) }
}

extension ViewAnimation {
  /// The blocks that it may run.
  var blocks: [BlockID] { [completion, unfinished].compactMap(\.self) }
}
