extension Program {
  /// Every statement, those of the blocks last.
  var statements: [Statement] { turns.flatMap(\.statements) + blocks.flatMap(\.statements) }

  /// The blocks that a transaction or a view's block is given, in the order of their places.
  var setBlocks: [BlockID] {
    let set = statements.compactMap { statement -> BlockID? in
      switch statement.operation {
      case .setCompletionBlock(let block): block
      case .beginViewAnimation(let animation): animation.completion
      default: nil
      }
    }
    return blocks.indices.map(BlockID.init).filter(set.contains)
  }
}
