import Fuzz
import OrderingModel

/// A program while it is drawn.
struct ProgramDrawing {
  /// A constant that a statement has read, and where what uses it may stand.
  struct Variable {
    /// The constant.
    let id: VariableID
    /// How many statements of the turn stand before its uses at least.
    var earliest: Int
  }

  var builder = ProgramBuilder(name: "program")
  /// Whether operations of views, of the background and of other code are drawn.
  let isWide: Bool
  var layers: [LayerID] = []
  var names: [String] = []
  /// The pictures of the layers, if they overlap.
  var pictures: [Value] = []
  /// The constants that have been read so far.
  var variables: [Variable] = []
  private var blockDepth = 0
  /// How many statements of the turn have been drawn.
  private var place = 0

  init(isWide: Bool) { self.isWide = isWide }

  /// Draws the statements of a turn or block; transactions that are open at its end are committed
  /// there, unless it may be unbalanced.
  mutating func statements(
    _ choices: inout Choices, upTo size: Int, isUnbalanced: Bool
  ) throws -> [Statement] {
    place = 0
    for index in variables.indices { variables[index].earliest = 0 }
    var depth = 0
    var drawing = self
    let drawn = try choices.list(0...size) { choices, _ -> [Statement]? in
      let statements = try drawing.operation(&choices, depth: depth, isUnbalanced)
      drawing.place += statements.count
      for statement in statements {
        if statement.operation == .begin { depth += 1 }
        if statement.operation == .commit { depth = max(0, depth - 1) }
      }
      return statements
    }
    self = drawing
    let ends = isUnbalanced ? 0 : depth
    return drawn.flatMap { $0 } + (0..<ends).map { _ in Self.commit }
  }

  private static let commit = Statement(.commit, text: "CATransaction.commit()")

  /// Draws one operation; those stand first that make the simplest programs.
  private mutating func operation(
    _ choices: inout Choices, depth: Int, _ isUnbalanced: Bool
  ) throws -> [Statement] {
    let wide = isWide ? 1 : 0
    let weights = [
      6, 6, 4, 4, 4, 2, 2, 1, 2, 1, 1, 2 * wide, wide, 1, 1, 2 * wide, wide, wide, wide, wide,
    ]
    switch choices.alternative(weights: weights) {
    case 0: return [set(&choices)]
    case 1: return [try add(&choices)]
    case 2: return [Statement(.begin, text: "CATransaction.begin()")]
    case 3: return depth > 0 || isUnbalanced ? [Self.commit] : []
    case 4: return try completionBlock(&choices)
    case 5: return [disableActions(&choices)]
    case 6: return [removeAnimation(&choices)]
    case 7: return [removeAll(&choices)]
    case 8: return [insertOrTakeOut(&choices)]
    case 9: return [Statement(.flush, text: "CATransaction.flush()")]
    case 10: return [duration(&choices)]
    case 11: return try viewAnimation(&choices)
    case 12: return [Statement(.enterBackground, text: "the app goes to the background")]
    case 13: return [timingFunction(&choices)]
    case 14: return [value(&choices)]
    case 15: return [read(&choices)]
    case 16: return [animationsEnabled(&choices)]
    case 17: return [call(&choices)]
    case 18: return [setActions(&choices)]
    default:
      return choices.boolean()
        ? [Statement(.unlock, text: "CATransaction.unlock()")]
        : [Statement(.lock, text: "CATransaction.lock()")]
    }
  }

  private mutating func completionBlock(_ choices: inout Choices) throws -> [Statement] {
    guard blockDepth == 0 else { return [] }
    let body = try body(&choices)
    let inside = body.map(\.text).joined(separator: "; ")
    return [
      Statement(
        .setCompletionBlock(builder.block(body)),
        text: "CATransaction.setCompletionBlock { \(inside) }",
        earliest: body.map(\.earliest).max() ?? 0)
    ]
  }

  /// Draws what a block does.
  mutating func body(_ choices: inout Choices) throws -> [Statement] {
    blockDepth = 1
    defer { blockDepth = 0 }
    var drawing = self
    let body = try choices.list(0...2) { choices, _ -> Statement? in
      switch choices.alternative(weights: [4, 4, 4, isWide ? 1 : 0]) {
      case 0: drawing.set(&choices)
      case 1: drawing.removeAnimation(&choices)
      case 2: drawing.insertOrTakeOut(&choices)
      default: drawing.setActions(&choices)
      }
    }
    builder = drawing.builder
    return body
  }

  /// Draws a constant that has been read; nil where none is used.
  func variable(_ choices: inout Choices) -> Variable? {
    if variables.isEmpty || choices.alternative(weights: [2, 1]) == 0 { return nil }
    return variables[choices.integer(in: 0...variables.count - 1)]
  }

  /// Draws the read of a layer's opacity, from the model or from the screen.
  private mutating func read(_ choices: inout Choices) -> Statement {
    let layer = layer(&choices)
    let isShown = choices.boolean()
    let name = "v\(variables.count)"
    let variable = builder.variable(name)
    variables.append(Variable(id: variable, earliest: place + 1))
    let source = isShown ? "presentation()?.opacity" : "opacity"
    return Statement(
      .read(
        isShown
          ? .presentation(layers[layer], Program.opacity) : .model(layers[layer], Program.opacity),
        into: variable), text: "let \(name) = \(names[layer]).\(source)")
  }
}
