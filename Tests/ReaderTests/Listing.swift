import OrderingModel

/// A program as text, so that tests compare what people read.
struct Listing {
  let program: Program

  /// The turn's statements.
  var turn: [String] { program.turns.flatMap(\.statements).map(line) }

  /// The statements of each block.
  var blocks: [[String]] { program.blocks.map { $0.statements.map(line) } }

  /// The layers.
  var layers: [String] {
    program.layers.map { layer in
      let start = layer.start.map { "\(program.keys[$0.key.index])=\(text($0.value))" }
      let place = layer.isOnScreen ? "on screen" : "new"
      return ([layer.name, layer.kind.rawValue, place] + start).joined(separator: " ")
    }
  }

  /// The animations.
  var animations: [String] {
    program.animations.map { animation in
      let ends = [("from", animation.from), ("to", animation.to), ("by", animation.by)]
      let shown = ends.compactMap { name, end in end.map { "\(name) \(text($0))" } }
      let head = "\(animation.name) \(program.keys[animation.keyPath.index])"
      return ([head] + shown + ["\(animation.timing.duration / 1_000_000)ms"])
        .joined(separator: " ")
    }
  }

  private func line(_ statement: Statement) -> String {
    (statement.isInHelper ? "| " : "") + text(statement.operation)
  }

  private func text(_ operation: OrderingModel.Operation) -> String {
    switch operation {
    case .begin: "begin"
    case .setCompletionBlock(let block): "completion \(block.map { "\($0.index)" } ?? "nil")"
    case .setDisableActions(let isDisabled): "disableActions \(isDisabled)"
    case .setAnimationDuration(let ticks): "duration \(ticks / 1_000_000)ms"
    case .setAnimationTimingFunction(let pace): "pace \(pace.map { "\($0.x1)" } ?? "nil")"
    case .setValue(let value, let key): "value \(text(value)) for \(name(key))"
    case .add(let animation, let layer, let key):
      "add \(program.animations[animation.index].name) to \(name(layer))"
        + " key \(key.map(name) ?? "nil")"
    case .set(let layer, let key, let value): "\(name(layer)).\(name(key)) = \(text(value))"
    case .read(let value, let variable):
      "read \(text(value)) into \(program.variables[variable.index])"
    case .removeAnimation(let layer, let key): "remove \(name(key)) of \(name(layer))"
    case .removeAllAnimations(let layer): "remove all of \(name(layer))"
    case .addSublayer(let layer, let parent):
      "put \(name(layer)) into \(parent.map(name) ?? "the screen")"
    case .removeFromSuperlayer(let layer): "take \(name(layer)) out"
    case .flush: "flush"
    case .commit: "commit"
    case .beginViewAnimation(let animation): "animate \(animation.duration / 1_000_000)ms"
    case .endViewAnimation: "end of animate"
    case .setAnimationsEnabled(let isEnabled): "views animate \(isEnabled)"
    case .enterBackground: "background"
    case .call(let layers): "call with \(layers.map(name).joined(separator: ", "))"
    }
  }

  private func text(_ expression: Expression) -> String {
    switch expression {
    case .value(let value): text(value)
    case .model(let layer, let key): "\(name(layer)).\(name(key))"
    case .presentation(let layer, let key): "shown \(name(layer)).\(name(key))"
    case .variable(let variable): "$\(program.variables[variable.index])"
    }
  }

  private func text(_ value: Value) -> String {
    switch value {
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .symbol(let symbol): program.symbols[symbol.index]
    case .unknown: "?"
    }
  }

  private func name(_ layer: LayerID) -> String { program.layers[layer.index].name }
  private func name(_ key: KeyID) -> String { program.keys[key.index] }
}
