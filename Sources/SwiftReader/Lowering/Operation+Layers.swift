import OrderingModel

extension OrderingModel.Operation {
  /// Whether it is a call that the model does not know.
  var isCall: Bool {
    if case .call = self { true } else { false }
  }

  /// Whether it opens, closes or fills a transaction or a view animation.
  var belongsToTransaction: Bool {
    switch self {
    case .begin, .commit, .flush, .add, .setCompletionBlock, .setDisableActions,
      .setAnimationDuration, .setAnimationTimingFunction, .setValue, .beginViewAnimation,
      .endViewAnimation, .setAnimationsEnabled:
      true
    default: false
    }
  }

  /// The layers that it changes.
  var changedLayers: [LayerID] {
    if case .call(let layers) = self { layers } else { layer.map { [$0] } ?? [] }
  }

  /// Returns whether it sets the picture of a layer.
  func setsContents(of layer: Int) -> Bool {
    if case .set(LayerID(layer), Program.contents, _) = self { true } else { false }
  }
}
