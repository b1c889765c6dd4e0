extension Operation {
  /// The layer that it changes.
  public var layer: LayerID? {
    switch self {
    case .add(_, to: let layer, _), .set(let layer, _, _), .removeAnimation(let layer, _),
      .removeAllAnimations(let layer), .addSublayer(let layer, _), .removeFromSuperlayer(let layer),
      .setActions(_, of: let layer, at: _):
      layer
    default: nil
    }
  }

  /// The layers that it names, those that it only reads included.
  var layers: [LayerID] {
    var layers = (layer.map { [$0] } ?? []) + (expression?.layers ?? [])
    switch self {
    case .addSublayer(_, to: let parent?): layers.append(parent)
    case .call(let called): layers += called
    default: break
    }
    return layers
  }

  /// The expression that it evaluates itself.
  var expression: Expression? {
    switch self {
    case .set(_, _, let expression), .setValue(let expression?, _), .read(let expression, _):
      expression
    default: nil
    }
  }
}

extension Expression {
  /// The properties that it reads.
  var reads: [(layer: LayerID, key: KeyID)] {
    switch self {
    case .model(let layer, let key), .presentation(let layer, let key): [(layer, key)]
    case .value, .variable, .time: []
    case .sum(let a, let b), .difference(let a, let b): a.reads + b.reads
    }
  }

  /// The layers that it reads, their clocks included.
  var layers: [LayerID] {
    switch self {
    case .model(let layer, _), .presentation(let layer, _), .time(of: let layer?): [layer]
    case .value, .variable, .time(of: nil): []
    case .sum(let a, let b), .difference(let a, let b): a.layers + b.layers
    }
  }

  /// The values that the source does not tell, but names in it.
  var symbols: [SymbolID] {
    switch self {
    case .value(.symbol(let symbol)): [symbol]
    case .sum(let a, let b), .difference(let a, let b): a.symbols + b.symbols
    case .value, .model, .presentation, .variable, .time: []
    }
  }
}
