extension Machine {
  /// Returns a state with its layers and animations renamed; nil where a layer holds properties that
  /// the one in whose place it comes does not.
  func state(_ state: State, renamedBy renaming: Renaming) -> State? {
    guard
      let model = tree(state.model, renamedBy: renaming),
      let screen = tree(state.screen.tree, renamedBy: renaming)
    else { return nil }
    var renamed = state
    renamed.model = model
    renamed.screen.tree = screen
    renamed.animations = animations(state.animations, renamedBy: renaming)
    renamed.screen.animations = animations(state.screen.animations, renamedBy: renaming)
    renamed.screen.committed = Renaming.renamed(state.screen.committed, by: renaming.layers)
    renamed.actions = []
    for given in state.actions { renamed.give(given.renamed(by: renaming)) }
    renamed.touched = Renaming.renamed(state.touched, by: renaming.layers)
    renamed.touchedElsewhere = Renaming.renamed(state.touchedElsewhere, by: renaming.layers)
    renamed.added = Renaming.renamed(state.added, by: renaming.animations)
    return renamed
  }

  private func tree(_ tree: Tree, renamedBy renaming: Renaming) -> Tree? {
    var renamed = tree
    for (slot, owner) in slots.layers.enumerated() where renaming(owner) != owner {
      guard let target = slots.slot(slot, movedTo: renaming(owner)) else { return nil }
      renamed.values[target] = renaming(tree.values[slot])
    }
    for (index, parent) in tree.parents.enumerated() {
      let target = renaming.layers[index]
      if case .layer(let layer) = parent {
        renamed.parents[target] = .layer(renaming(layer))
      } else {
        renamed.parents[target] = parent
      }
    }
    return renamed
  }

  private func animations(
    _ animations: [RunningAnimation], renamedBy renaming: Renaming
  ) -> [RunningAnimation] {
    var renamed: [RunningAnimation] = []
    for animation in animations {
      let moved = animation.renamed(by: renaming)
      let place = renamed.firstIndex { moved.precedes($0) } ?? renamed.endIndex
      renamed.insert(moved, at: place)
    }
    return renamed
  }
}

extension GivenActions {
  fileprivate func renamed(by renaming: Renaming) -> GivenActions {
    GivenActions(layer: renaming(layer), place: place, table: table)
  }
}

extension RunningAnimation {
  fileprivate func renamed(by renaming: Renaming) -> RunningAnimation {
    var copy = self
    copy.layer = renaming(layer)
    copy.origin = id.map { .explicit(renaming($0)) } ?? .implicit
    copy.snapshot = renaming(snapshot)
    copy.motion = motion.renamed(by: renaming)
    return copy
  }
}

extension RunningAnimation.Motion {
  fileprivate func renamed(by renaming: Renaming) -> Self {
    switch self {
    case .basic(let from, let to, let by):
      .basic(
        from: from.map { renaming($0) }, to: to.map { renaming($0) }, by: by.map { renaming($0) })
    case .keyframes(let values, let keyframes): .keyframes(values.map { renaming($0) }, keyframes)
    case .transition, .nothing: self
    }
  }
}
