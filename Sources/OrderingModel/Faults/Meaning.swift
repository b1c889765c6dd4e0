/// Which explicit animations each completion block is meant for, in the program as written.
///
/// An animation is meant for the block set last before it in the same transaction, nested ones
/// included, or, where none was, for the first block set after it there. The function itself counts
/// as the outermost transaction. Reordering does not change what is meant.
struct Meaning: Sendable {
  /// The animations that a block is meant for, by the block's place.
  private(set) var animations: [SmallSet]

  init(_ program: Program) {
    animations = Array(repeating: SmallSet(), count: program.blocks.count)
    for turn in program.turns { read(turn.statements) }
    for block in program.blocks { read(block.statements) }
  }

  private mutating func read(_ statements: [Statement]) {
    var scopes = [Scope()]
    for statement in statements {
      switch statement.operation {
      case .begin: scopes.append(Scope())
      case .commit: if scopes.count > 1 { scopes.removeLast() }
      case .setCompletionBlock(let block?): scopes[scopes.count - 1].set(block, in: &self)
      case .add(let animation, _, _):
        for index in scopes.indices { scopes[index].add(animation, in: &self) }
      default: break
      }
    }
  }

  private struct Scope {
    var block: BlockID?
    var waiting = SmallSet()

    mutating func set(_ block: BlockID, in meaning: inout Meaning) {
      let place = block.index
      meaning.animations[place] = meaning.animations[place].union(waiting)
      waiting = SmallSet()
      self.block = block
    }

    mutating func add(_ animation: AnimationID, in meaning: inout Meaning) {
      if let block {
        meaning.animations[block.index].insert(animation.index)
      } else {
        waiting.insert(animation.index)
      }
    }
  }
}
