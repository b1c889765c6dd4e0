extension Program {
  /// The layers that the program makes and itself takes out of the tree again.
  var temporaryLayers: [LayerID] {
    let removed = statements.compactMap { statement -> LayerID? in
      guard case .removeFromSuperlayer(let layer) = statement.operation else { return nil }
      return layers[layer.index].isOnScreen ? nil : layer
    }
    return layers.indices.map(LayerID.init).filter(removed.contains)
  }
}

extension Program {
  /// Returns every layer that may hold another at some time, directly or through others.
  package func ancestors(of layer: LayerID) -> [LayerID] {
    var found: [LayerID] = []
    var open = [layer]
    while let next = open.popLast() {
      for parent in parents(of: next) where !found.contains(parent) {
        found.append(parent)
        open.append(parent)
      }
    }
    return found
  }

  private func parents(of layer: LayerID) -> [LayerID] {
    let inserted = statements.compactMap { statement -> LayerID? in
      guard case .addSublayer(layer, to: let parent) = statement.operation else { return nil }
      return parent
    }
    return inserted + (layers[layer.index].parent.map { [$0] } ?? [])
  }
}
