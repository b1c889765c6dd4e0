import OrderingModel

/// Which animations count for which completion block, read off the program by laws 1.1, 1.4, 1.7, 1.8
/// and 2.7 alone: those that are added while the block is the one set last in a transaction that is open.
struct CountedAnimations {
  private var counted: [BlockID: [AnimationID]] = [:]

  init(_ program: Program) {
    for turn in program.turns { read(turn.statements) }
  }

  /// Returns whether an animation counts for a block.
  func counts(_ animation: AnimationID, for block: BlockID) -> Bool {
    counted[block]?.contains(animation) ?? false
  }

  /// Reads a turn; the level at the bottom is the implicit transaction.
  ///
  /// A program that is unbalanced in one turn goes on in the next with what is open, which this does
  /// not follow: there it counts too few, never too many.
  private mutating func read(_ statements: [Statement]) {
    var blocks: [BlockID?] = [nil]
    var isFlushPending = false
    for statement in statements {
      switch statement.operation {
      case .begin: blocks.append(nil)
      case .commit: if blocks.count > 1 { blocks.removeLast() }
      case .flush: isFlushPending = true
      case .setCompletionBlock(let block): blocks[blocks.count - 1] = block
      case .add(let animation, _, _):
        for case .some(let block) in blocks { counted[block, default: []].append(animation) }
      default: break
      }
      if isFlushPending, blocks.count == 1 { (blocks, isFlushPending) = ([nil], false) }
    }
  }
}
