extension Machine {
  /// Returns whether a viewer sees a property of a layer: the layer hangs in the tree and nothing
  /// hides it; nil where that is not known.
  ///
  /// Its own opacity does not hide its opacity, nor its being hidden whether it is hidden.
  func isVisible(_ layer: LayerID, _ key: KeyID, at moment: Moment) -> Bool? {
    guard case .number(let alpha) = alpha(layer, at: moment, ignoring: key) else { return nil }
    return alpha != 0
  }

  /// Returns the opacity that a layer has on the screen: its own, times those of its ancestors; 0
  /// outside the tree.
  func alpha(_ layer: LayerID, at moment: Moment, ignoring key: KeyID? = nil) -> Value {
    var alpha = opacity(layer, at: moment, ignoring: key)
    var parent = moment.screen.tree.parents[layer.index]
    for _ in moment.screen.tree.parents {
      guard case .layer(let next) = parent else { break }
      alpha = alpha.multiplied(by: opacity(next, at: moment))
      parent = moment.screen.tree.parents[next.index]
    }
    return parent == .outside ? alpha : .number(0)
  }

  private func opacity(
    _ layer: LayerID, at moment: Moment, ignoring key: KeyID? = nil
  ) -> Value {
    let hidden = key == Program.hidden ? .number(0) : shown(layer, Program.hidden, at: moment)
    return switch hidden {
    case .number(0): key == Program.opacity ? .number(1) : shown(layer, Program.opacity, at: moment)
    case .number(1): .number(0)
    // On the way from one to the other it fades, by one report, or turns at some time.
    case .number, .symbol, .unknown: .unknown
    }
  }
}
