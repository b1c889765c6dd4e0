/// What a program names by its place in a table.
extension Program {
  /// What a name is of, and its place.
  private typealias Name = (what: String, place: Int)

  /// The first name of something that the program does not have.
  var danglingName: (what: String, place: Int)? {
    let counts = [
      "layer": layers.count, "key": keys.count, "animation": animations.count,
      "block": blocks.count, "table of actions": actionTables.count, "variable": variables.count,
      "symbol": symbols.count, "turn": turns.count,
    ]
    return names.first { !(0..<(counts[$0.what] ?? 0)).contains($0.place) }
  }

  private var names: [Name] {
    var names: [Name] = []
    for layer in layers { names += self.names(in: layer) }
    for animation in animations + actionAnimations { names += self.names(in: animation) }
    for entry in actionTables.flatMap(\.entries) { names.append(Self.name(entry.event)) }
    for layer in stages.flatMap(\.layers) { names.append(Self.name(layer)) }
    for turn in turns { names += self.names(in: turn) }
    for statement in statements { names += self.names(in: statement.operation) }
    return names
  }

  private func names(in layer: Layer) -> [Name] {
    var names: [Name] = layer.actions.map { Self.name($0.table) }
    if let parent = layer.parent { names.append(Self.name(parent)) }
    for start in layer.start {
      names.append(Self.name(start.key))
      names += self.names(in: .value(start.value))
    }
    return names
  }

  private func names(in animation: Animation) -> [Name] {
    var names: [Name] = animation.keyPaths.map { Self.name($0) }
    for expression in animation.expressions { names += self.names(in: expression) }
    for block in animation.delegate?.blocks ?? [] { names.append(Self.name(block)) }
    return names
  }

  private func names(in turn: Turn) -> [Name] {
    switch turn.start {
    case .at, .anyTime: []
    case .after(let block): [Self.name(block)]
    case .afterTurn(let place): [("turn", place)]
    }
  }

  private func names(in operation: Operation) -> [Name] {
    var names: [Name] = operation.layers.map { Self.name($0) }
    if let expression = operation.expression { names += self.names(in: expression) }
    switch operation {
    case .setCompletionBlock(let block?): names.append(Self.name(block))
    case .setValue(_, let key), .set(_, let key, _), .removeAnimation(_, let key):
      names.append(Self.name(key))
    case .add(let animation, _, let key):
      names.append(Self.name(animation))
      if let key { names.append(Self.name(key)) }
    case .read(_, let variable): names.append(Self.name(variable))
    case .setActions(let table?, _, _): names.append(Self.name(table))
    case .beginViewAnimation(let animation):
      for block in animation.blocks { names.append(Self.name(block)) }
    default: break
    }
    return names
  }

  private func names(in expression: Expression) -> [Name] {
    switch expression {
    case .value(.symbol(let symbol)): [("symbol", symbol.index)]
    case .variable(let variable): [Self.name(variable)]
    case .sum(let a, let b), .difference(let a, let b): names(in: a) + names(in: b)
    case .value, .model, .presentation, .time:
      expression.layers.map { Self.name($0) } + expression.reads.map { Self.name($0.key) }
    }
  }

  private static func name(_ layer: LayerID) -> Name { ("layer", layer.index) }
  private static func name(_ key: KeyID) -> Name { ("key", key.index) }
  private static func name(_ animation: AnimationID) -> Name { ("animation", animation.index) }
  private static func name(_ block: BlockID) -> Name { ("block", block.index) }
  private static func name(_ table: ActionTableID) -> Name { ("table of actions", table.index) }
  private static func name(_ variable: VariableID) -> Name { ("variable", variable.index) }
}
