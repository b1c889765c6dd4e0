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
    var layers = layer.map { [$0] } ?? []
    switch self {
    case .set(_, _, let expression), .setValue(let expression?, _), .read(let expression, _):
      layers += expression.layers
    case .addSublayer(_, to: let parent?): layers.append(parent)
    case .call(let called): layers += called
    default: break
    }
    return layers
  }
}

extension Expression {
  /// The layers that it reads.
  var layers: [LayerID] {
    switch self {
    case .model(let layer, _), .presentation(let layer, _), .time(of: let layer?): [layer]
    case .value, .variable, .time(of: nil): []
    case .sum(let a, let b), .difference(let a, let b): a.layers + b.layers
    }
  }
}

extension Animation {
  /// The layers whose values it reads.
  var layersRead: [LayerID] {
    switch motion {
    case .basic(let from, let to, let by): [from, to, by].flatMap { $0?.layers ?? [] }
    case .keyframes(let keyframes): keyframes.values.flatMap(\.layers)
    case .group(let children): children.flatMap(\.layersRead)
    case .transition: []
    }
  }
}
