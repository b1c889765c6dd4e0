extension Program {
  /// Every statement, those of the blocks last.
  var statements: [Statement] { turns.flatMap(\.statements) + blocks.flatMap(\.statements) }
}
