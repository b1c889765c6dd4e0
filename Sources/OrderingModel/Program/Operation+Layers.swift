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
    case .set(_, _, let expression), .setValue(let expression, _), .read(let expression, _):
      if let read = expression.layer { layers.append(read) }
    case .addSublayer(_, to: let parent?): layers.append(parent)
    case .call(let called): layers += called
    default: break
    }
    return layers
  }
}

extension Expression {
  /// The layer that it reads.
  var layer: LayerID? {
    switch self {
    case .model(let layer, _), .presentation(let layer, _): layer
    case .value, .variable: nil
    }
  }
}

extension Animation {
  /// The layers whose values it reads.
  var layersRead: [LayerID] {
    switch motion {
    case .basic(let from, let to, let by): [from, to, by].compactMap { $0?.layer }
    case .keyframes(let keyframes): keyframes.values.compactMap(\.layer)
    case .group(let children): children.flatMap(\.layersRead)
    case .transition: []
    }
  }
}
