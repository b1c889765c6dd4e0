extension Machine {
  /// Returns whether a viewer sees a property of a layer: the layer hangs in the tree and nothing
  /// hides it.
  ///
  /// Its own opacity hides all properties but itself.
  func isVisible(_ layer: LayerID, _ key: KeyID, at moment: Moment) -> Bool {
    guard moment.screen.tree.isAttached(layer) else { return false }
    let isOwn = key == Program.opacity || key == Program.hidden
    return alpha(layer, at: moment, includingItself: !isOwn) != .number(0)
  }

  /// Returns the opacity that a layer has on the screen: its own, times those of its ancestors; 0
  /// outside the tree.
  func alpha(_ layer: LayerID, at moment: Moment, includingItself: Bool = true) -> Value {
    var alpha = includingItself ? opacity(layer, at: moment) : .number(1)
    var parent = moment.screen.tree.parents[layer.index]
    for _ in moment.screen.tree.parents {
      guard case .layer(let next) = parent else { break }
      alpha = alpha.multiplied(by: opacity(next, at: moment))
      parent = moment.screen.tree.parents[next.index]
    }
    return parent == .outside ? alpha : .number(0)
  }

  private func opacity(_ layer: LayerID, at moment: Moment) -> Value {
    switch shown(layer, Program.hidden, at: moment) {
    case .number(0): shown(layer, Program.opacity, at: moment)
    case .number: .number(0)
    case .symbol, .unknown: .unknown
    }
  }
}
