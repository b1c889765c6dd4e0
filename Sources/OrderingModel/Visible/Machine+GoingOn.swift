extension Machine {
  /// What a property shows, told by what it comes of instead of by its value.
  private struct Picture: Equatable {
    let base: Value
    let animations: [RunningAnimation]
    let positions: [Timing.Position]

    /// Whether everything that it comes of is known by name, so that equal pictures are the same.
    var isNamed: Bool { ([base] + animations.flatMap(\.values)).allSatisfy { $0 != .unknown } }
  }

  /// Returns whether a property just goes on between two moments of one instant: the same animations
  /// show at the same places over the same value.
  ///
  /// Then nothing jumps, even where the value is not known, such as halfway between two symbols. What is
  /// unknown may be another unknown after a commit, but not by time alone.
  func goesOn(_ layer: LayerID, _ key: KeyID, from before: Moment, to after: Moment) -> Bool {
    let (old, new) = (picture(of: layer, key, at: before), picture(of: layer, key, at: after))
    return old == new && (before.side == .before || old.isNamed)
  }

  private func picture(of layer: LayerID, _ key: KeyID, at moment: Moment) -> Picture {
    let shown = moment.screen.animations.compactMap { animation in
      animation.layer == layer && animation.property == key
        ? position(of: animation, at: moment).map { (animation, $0) } : nil
    }
    return Picture(
      base: slots.value(of: layer, key, in: moment.screen.tree), animations: shown.map(\.0),
      positions: shown.map(\.1))
  }
}

extension RunningAnimation {
  /// The values that it shows something of.
  fileprivate var values: [Value] {
    switch motion {
    case .basic(let from, let to, let by): [from, to, by].compactMap(\.self) + [snapshot]
    case .keyframes(let values, _): values
    case .transition: [.unknown]
    case .nothing: []
    }
  }
}
