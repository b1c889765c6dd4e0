import Fuzz
import OrderingModel

/// A program while it is drawn.
struct ProgramDrawing {
  var builder = ProgramBuilder(name: "program")
  /// Whether operations of views and of the background are drawn.
  let isWide: Bool
  private var layers: [LayerID] = []
  private var names: [String] = []
  private var blockDepth = 0

  init(isWide: Bool) { self.isWide = isWide }

  /// Draws one or two layers; the simplest is a view's, on screen.
  mutating func drawLayers(_ choices: inout Choices) throws {
    let kinds = try choices.list(1...2) { choices, _ -> (Layer.Kind, Bool) in
      let kind: Layer.Kind = choices.alternative(of: 2) == 0 ? .viewBacked : .standalone
      return (kind, choices.alternative(of: 2) == 0)
    }
    for (index, (kind, isOnScreen)) in kinds.enumerated() {
      let name = index == 0 ? "a" : "b"
      names.append(name)
      layers.append(
        builder.layer(
          Layer(
            name: name, kind: kind, isOnScreen: isOnScreen,
            start: [.init(Program.opacity, .number(0))])))
    }
  }

  /// Draws the statements of a turn or block; transactions that are open at its end are committed
  /// there, unless it may be unbalanced.
  mutating func statements(
    _ choices: inout Choices, upTo size: Int, isUnbalanced: Bool
  ) throws -> [Statement] {
    var depth = 0
    var drawing = self
    let drawn = try choices.list(0...size) { choices, _ -> [Statement]? in
      let statements = try drawing.operation(&choices, depth: depth, isUnbalanced)
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
    let weights = [6, 6, 4, 4, 4, 2, 2, 1, 2, 1, 1, isWide ? 2 : 0, isWide ? 1 : 0]
    switch choices.alternative(weights: weights) {
    case 0: return [set(&choices)]
    case 1: return [add(&choices)]
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
    default: return [Statement(.enterBackground, text: "the app goes to the background")]
    }
  }

  private mutating func completionBlock(_ choices: inout Choices) throws -> [Statement] {
    guard blockDepth == 0 else { return [] }
    blockDepth = 1
    let body = try choices.list(0...2) { choices, _ -> Statement? in
      switch choices.alternative(of: 3) {
      case 0: set(&choices)
      case 1: removeAnimation(&choices)
      default: insertOrTakeOut(&choices)
      }
    }
    blockDepth = 0
    let block = builder.block(body)
    let inside = body.map(\.text).joined(separator: "; ")
    return [
      Statement(
        .setCompletionBlock(block), text: "CATransaction.setCompletionBlock { \(inside) }")
    ]
  }

  private mutating func viewAnimation(_ choices: inout Choices) throws -> [Statement] {
    let duration = Ticks(choices.integer(in: 0...10)) * .seconds(0.1)
    let inside = set(&choices)
    let animation = ViewAnimation(duration: duration)
    return [
      Statement(.beginViewAnimation(animation), text: "UIView.animate {", isInHelper: true), inside,
      Statement(.endViewAnimation, text: "}", isInHelper: true),
    ]
  }

  private func layer(_ choices: inout Choices) -> Int { choices.integer(in: 0...layers.count - 1) }

  private func set(_ choices: inout Choices) -> Statement {
    let (place, value) = (layer(&choices), Double(choices.integer(in: 0...4)) / 4)
    return Statement(
      .set(layers[place], Program.opacity, .number(value)),
      text: "\(names[place]).opacity = \(value)")
  }

  private mutating func add(_ choices: inout Choices) -> Statement {
    let place = layer(&choices)
    let animation = animation(&choices)
    let key: KeyID? =
      switch choices.alternative(of: 3) {
      case 0: nil
      case 1: Program.opacity
      default: builder.key("fade")
      }
    let name = key.map { "\"\(builder.program.keys[$0.index])\"" } ?? "nil"
    return Statement(
      .add(builder.animation(animation), to: layers[place], forKey: key),
      text: "\(names[place]).add(\(animation.name), forKey: \(name))")
  }

  private func animation(_ choices: inout Choices) -> Animation {
    let duration = Ticks(choices.integer(in: 1...20)) * .seconds(0.1)
    let ends = (Double(choices.integer(in: 0...4)) / 4, Double(choices.integer(in: 0...4)) / 4)
    var timing = Timing(duration: duration)
    let fills: [FillMode] = [.removed, .backwards, .forwards, .both]
    timing.fillMode = fills[choices.alternative(of: 4)]
    timing.isRemovedOnCompletion = !choices.boolean()
    if choices.alternative(weights: [8, 1]) == 1 { timing.repeatCount = .infinity }
    if choices.alternative(weights: [6, 1]) == 1 { timing.delay = .seconds(0.2) }
    let seconds = Double(duration) / 1e9
    let extra = [
      timing.fillMode == .removed ? "" : ", \(timing.fillMode)",
      timing.isRemovedOnCompletion ? "" : ", stays", timing.repeatCount > 0 ? ", endless" : "",
      timing.delay == nil ? "" : ", delayed",
    ]
    return Animation(
      name: "fade(\(ends.0) to \(ends.1), \(seconds) s\(extra.joined()))", keyPath: Program.opacity,
      from: .number(ends.0), to: .number(ends.1), timing: timing)
  }

  private func disableActions(_ choices: inout Choices) -> Statement {
    let disables = !choices.boolean()
    return Statement(
      .setDisableActions(disables), text: "CATransaction.setDisableActions(\(disables))")
  }

  private func duration(_ choices: inout Choices) -> Statement {
    let duration = Ticks(choices.integer(in: 0...10)) * .seconds(0.1)
    return Statement(
      .setAnimationDuration(duration),
      text: "CATransaction.setAnimationDuration(\(Double(duration) / 1e9))")
  }

  private func removeAnimation(_ choices: inout Choices) -> Statement {
    let place = layer(&choices)
    return Statement(
      .removeAnimation(layers[place], forKey: Program.opacity),
      text: "\(names[place]).removeAnimation(forKey: \"opacity\")")
  }

  private func removeAll(_ choices: inout Choices) -> Statement {
    let place = layer(&choices)
    return Statement(
      .removeAllAnimations(layers[place]), text: "\(names[place]).removeAllAnimations()")
  }

  private func insertOrTakeOut(_ choices: inout Choices) -> Statement {
    let place = layer(&choices)
    return choices.boolean()
      ? Statement(
        .removeFromSuperlayer(layers[place]), text: "\(names[place]).removeFromSuperlayer()")
      : Statement(
        .addSublayer(layers[place], to: nil), text: "superlayer.addSublayer(\(names[place]))")
  }
}
