extension Machine {
  /// Returns a state with all but one layer as it was at the start, and nobody waiting for anything.
  func state(_ state: State, reducedTo layer: LayerID) -> State {
    var reduced = state
    reduced.animations = only(layer, state.animations)
    reduced.screen.animations = only(layer, state.screen.animations)
    for (slot, owner) in slots.layers.enumerated() where owner != layer {
      reduced.model.values[slot] = slots.startValues[slot]
      reduced.screen.tree.values[slot] = slots.startValues[slot]
    }
    reduced.transactions = [Transaction(isExplicit: false)]
    reduced.registrations = []
    reduced.stops = []
    reduced.actions = []
    reduced.added = SmallSet()
    reduced.isFlushPending = false
    return reduced
  }

  private func only(_ layer: LayerID, _ animations: [RunningAnimation]) -> [RunningAnimation] {
    animations.filter { $0.layer == layer }.map { animation in
      var animation = animation
      animation.waiting = SmallSet()
      return animation
    }
  }
}
