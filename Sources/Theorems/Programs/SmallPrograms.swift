public import OrderingModel

/// Every small program over a few operations, for checks that try everything.
public struct SmallPrograms: Sendable {
  /// An operation that a small program is made of.
  enum Piece: CaseIterable {
    case begin
    case setCompletionBlock
    case addWithoutKey
    case addUnderProperty
    case set
    case disableActions
    case removeAnimation
    case removeLayer
    case flush
    case commit
  }

  /// What the layer is that they work on.
  public let layers: DissolveSpan.Layers

  /// Creates the small programs on a kind of layer.
  public init(on layers: DissolveSpan.Layers) { self.layers = layers }

  /// Returns the programs of so many operations, each once: the order as written is that in which
  /// Core Animation's documentation would name the calls.
  public func programs(of size: Int) -> [Program] {
    Self.multisets(of: Array(Piece.allCases), size).map(program)
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
    statements += pieces.map { piece in
      let operation = operation(piece, layer, &builder)
      return Statement(operation, text: "\(piece)")
    }
    builder.turn(statements)
    return builder.program
  }

  private func operation(
    _ piece: Piece, _ layer: LayerID, _ builder: inout ProgramBuilder
  ) -> Operation {
    switch piece {
    case .begin: .begin
    case .setCompletionBlock: .setCompletionBlock(builder.block([]))
    case .addWithoutKey: .add(fade(&builder), to: layer, forKey: nil)
    case .addUnderProperty: .add(fade(&builder), to: layer, forKey: Program.opacity)
    case .set: .set(layer, Program.opacity, .number(1))
    case .disableActions: .setDisableActions(true)
    case .removeAnimation: .removeAnimation(layer, forKey: Program.opacity)
    case .removeLayer: .removeFromSuperlayer(layer)
    case .flush: .flush
    case .commit: .commit
    }
  }

  private func fade(_ builder: inout ProgramBuilder) -> AnimationID {
    builder.animation(
      Animation(
        name: "fade", keyPath: Program.opacity, from: .number(0), to: .number(1),
        timing: Timing(duration: .seconds(0.5))))
  }

  private static func multisets(of pieces: [Piece], _ size: Int) -> [[Piece]] {
    if size == 0 { return [[]] }
    return pieces.indices.flatMap { index in
      multisets(of: Array(pieces[index...]), size - 1).map { [pieces[index]] + $0 }
    }
  }
}
