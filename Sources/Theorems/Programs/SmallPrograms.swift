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
    Self.multisets(of: pieces, size).map { program($0) }
  }

  /// Returns the same programs, each with a short turn of another thread that may come at any time.
  public func programsWithThreads(of size: Int) -> [Program] {
    Self.multisets(of: pieces, size).flatMap { pieces in
      Self.threads.map { program(pieces, besides: $0) }
    }
  }

  /// What other threads do.
  private static let threads: [[Piece]] = [
    [.set], [.begin, .set, .commit], [.begin, .addUnderProperty, .commit],
    [.setCompletionBlock, .addWithoutKey, .flush], [.begin, .removeAnimation],
    [.begin, .removeLayer, .commit],
  ]

  private func program(_ pieces: [Piece], besides thread: [Piece] = []) -> Program {
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
    if !thread.isEmpty {
      let others = thread.flatMap { $0.operations(on: layer, &builder) }
      builder.turn(
        Turn(.anyTime, on: .background, others.map { Statement($0, text: "\($0)") }))
    }
    return builder.program
  }

  private static func multisets(of pieces: [Piece], _ size: Int) -> [[Piece]] {
    if size == 0 { return [[]] }
    return pieces.indices.flatMap { index in
      multisets(of: Array(pieces[index...]), size - 1).map { [pieces[index]] + $0 }
    }
  }
}
