public import OrderingModel

/// Every small program over some kinds of operations, for checks that try everything.
public struct SmallPrograms: Sendable {
  /// What the layer is that they work on.
  public let layers: DissolveSpan.Layers
  private let pieces: [Piece]

  /// Creates the small programs on a kind of layer, over the ten kinds of operations that transactions
  /// are made of, or over everything that the machine knows.
  public init(on layers: DissolveSpan.Layers, overEverything: Bool = false) {
    self.layers = layers
    pieces = overEverything ? Piece.allCases : Piece.essential
  }

  /// Returns the programs of so many operations, each once: the order as written is that in which
  /// Core Animation's documentation would name the calls.
  public func programs(of size: Int) -> [Program] {
    Self.multisets(of: pieces, size).map(program)
  }

  private func program(_ pieces: [Piece]) -> Program {
    var builder = ProgramBuilder(name: "small")
    let layer = builder.layer(
      Layer(
        name: "icon", kind: layers == .viewBacked ? .viewBacked : .standalone,
        isOnScreen: layers != .new, start: [.init(Program.opacity, .number(0))]))
    var statements: [Statement] = []
    if layers == .new {
      let insert = Operation.addSublayer(layer, to: nil)
      statements.append(Statement(insert, text: "addSublayer(icon)", isInHelper: true))
    }
    for piece in pieces {
      statements += piece.operations(on: layer, &builder).map { Statement($0, text: "\(piece)") }
    }
    builder.turn(statements)
    return builder.program
  }

  private static func multisets(of pieces: [Piece], _ size: Int) -> [[Piece]] {
    if size == 0 { return [[]] }
    return pieces.indices.flatMap { index in
      multisets(of: Array(pieces[index...]), size - 1).map { [pieces[index]] + $0 }
    }
  }
}
