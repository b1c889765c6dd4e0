import OrderingModel

extension OrderingModel.Operation {
  /// Whether it is a call that the model does not know.
  var isCall: Bool {
    if case .call = self { true } else { false }
  }

  /// Whether it opens, closes or fills a transaction.
  var belongsToTransaction: Bool {
    switch self {
    case .begin, .commit, .flush, .add, .setCompletionBlock, .setDisableActions,
      .setAnimationDuration, .setAnimationTimingFunction, .setValue:
      true
    default: false
    }
  }

  /// The layers that it changes.
  var changedLayers: [LayerID] {
    switch self {
    case .add(_, let layer, _), .set(let layer, _, _), .removeAnimation(let layer, _),
      .removeAllAnimations(let layer), .addSublayer(let layer, _), .removeFromSuperlayer(let layer):
      [layer]
    case .call(let layers): layers
    case .begin, .setCompletionBlock, .setDisableActions, .setAnimationDuration,
      .setAnimationTimingFunction, .setValue, .read, .flush, .commit:
      []
    }
  }

  /// Returns whether it sets the picture of a layer.
  func setsContents(of layer: Int) -> Bool {
    if case .set(LayerID(layer), Program.contents, _) = self { true } else { false }
  }
}
