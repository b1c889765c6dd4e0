import OrderingModel

/// A program as text, so that tests compare what people read.
struct Listing {
  let program: Program

  /// The first turn's statements.
  var turn: [String] { program.turns.prefix(1).flatMap(\.statements).map(line) }

  /// The statements of each later turn, after a line that says when it begins.
  var later: [[String]] {
    program.turns.dropFirst().map { turn in
      let start =
        switch turn.start {
        case .at(let instant): "at \(instant / 1_000_000)ms"
        case .after(let block): "after \(block.index)"
        case .afterTurn(let turn): "after turn \(turn)"
        case .anyTime: "at any time"
        }
      let thread =
        turn.thread == .main ? "" : " on another thread, after \(turn.earliest) statements"
      return [start + thread] + turn.statements.map(line)
    }
  }

  /// The statements of each block.
  var blocks: [[String]] { program.blocks.map { $0.statements.map(line) } }

  /// The layers.
  var layers: [String] {
    program.layers.map { layer in
      let start = layer.start.map { "\(program.keys[$0.key.index])=\(text($0.value))" }
      let place = layer.isOnScreen ? "on screen" : "new"
      let actions = layer.actions.map { "\($0.place)=\(text($0.table))" }
      return ([layer.name, layer.kind.rawValue, place] + start + actions).joined(separator: " ")
    }
  }

  /// The animations.
  var animations: [String] { program.animations.map(text) }

  private func line(_ statement: Statement) -> String {
    (statement.isInHelper ? "| " : "") + text(statement.operation)
  }

  func text(_ operation: OrderingModel.Operation) -> String {
    switch operation {
    case .begin: "begin"
    case .setCompletionBlock(let block): "completion \(block.map { "\($0.index)" } ?? "nil")"
    case .setDisableActions(let isDisabled): "disableActions \(isDisabled)"
    case .setAnimationDuration(let ticks): "duration \(ticks / 1_000_000)ms"
    case .setAnimationTimingFunction(let pace): "pace \(pace.map { "\($0.x1)" } ?? "nil")"
    case .setValue(let value, let key): "value \(value.map(text) ?? "nil") for \(name(key))"
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
    case .setActions(let table, let layer, let place):
      "\(name(layer)).\(place) = \(table.map(text) ?? "nil")"
    case .flush: "flush"
    case .commit: "commit"
    case .lock: "lock"
    case .unlock: "unlock"
    case .beginViewAnimation(let animation): text(animation)
    case .endViewAnimation: "end of animate"
    case .setAnimationsEnabled(let isEnabled): "views animate \(isEnabled)"
    case .enterBackground: "background"
    case .call(let layers): "call with \(layers.map(name).joined(separator: ", "))"
    }
  }
}
