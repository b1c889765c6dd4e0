extension Machine {
  /// Returns a state with all but some layers as they were at the start, and nobody waiting for
  /// anything.
  func state(_ state: State, reducedTo layers: [LayerID]) -> State {
    var reduced = state
    reduced.animations = only(layers, state.animations)
    reduced.screen.animations = only(layers, state.screen.animations)
    for (slot, owner) in slots.layers.enumerated() where !layers.contains(owner) {
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

  private func only(
    _ layers: [LayerID], _ animations: [RunningAnimation]
  ) -> [RunningAnimation] {
    animations.filter { layers.contains($0.layer) }.map { animation in
      var animation = animation
      animation.waiting = SmallSet()
      return animation
    }
  }
}
