/// What is to be decided: a program, the operations that may move, and the worlds.
struct Question: Sendable {
  let program: Program
  /// The places of the movable operations in the first turn; an ordering fills them anew.
  let positions: [Int]
  /// The movable operations in the order as written.
  let movable: [Statement]
  let worlds: [World]
  let semantics: Semantics
  let otherCode: OtherCode
  private let statements: [Statement]

  init(_ program: Program, moving movable: Movable, worlds: [World], semantics: Semantics) {
    self.program = program
    self.worlds = worlds.flatMap { $0.interleavings(in: program) }
    self.semantics = semantics
    statements = program.turns.first?.statements ?? []
    positions = movable.positions(in: statements)
    let all = statements
    self.movable = positions.map { all[$0] }
    otherCode = OtherCode(besides: program)
  }

  /// How many statements the first turn has.
  var statementCount: Int { statements.count }

  /// How many operations move.
  var count: Int { positions.count }

  /// The operations before the first movable one.
  var prefix: [Operation] { operations(in: 0..<(positions.first ?? 0)) }

  /// Returns the fixed operations that follow the movable one at a position, up to the next.
  func fixed(after position: Int) -> [Operation] {
    let end = position + 1 < count ? positions[position + 1] : statements.count
    return operations(in: positions[position] + 1..<end)
  }

  /// Returns whether everything that an operation uses is defined at a position.
  func isDefined(_ operation: Int, at position: Int) -> Bool {
    movable[operation].earliest <= positions[position]
  }

  /// Returns the statements of the first turn with the movable ones in an order.
  func statements(in ordering: [Int]) -> [Statement] {
    var statements = statements
    for (position, operation) in zip(positions, ordering) {
      statements[position] = movable[operation]
    }
    return statements
  }

  private func operations(in range: Range<Int>) -> [Operation] {
    statements[range].map(\.operation)
  }
}
