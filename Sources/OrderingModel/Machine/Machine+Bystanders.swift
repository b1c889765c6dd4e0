/// Changes that nobody sees: see `Bystanders`.
extension Machine {
  /// Adds of the animations that such a change makes what counts: who waits for them, and how long.
  ///
  /// They all stand on one layer, where nothing removes them, and those that are equal are one.
  func insertUnseen(
    _ animations: [RunningAnimation], in state: inout State, _ events: inout [Event]
  ) {
    for animation in animations where !animation.waiting.isEmpty {
      var timing = animation.timing
      timing.fillMode = .removed
      let unseen = RunningAnimation(
        origin: .implicit, layer: LayerID(program.layers.count - 1), property: Program.contents,
        key: nil, motion: .nothing, snapshot: .unknown, timing: timing,
        waiting: animation.waiting, start: animation.start)
      if !state.animations.contains(unseen) { insert([unseen], in: &state, &events) }
    }
  }
}
