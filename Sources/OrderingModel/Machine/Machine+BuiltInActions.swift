/// Core Animation's own actions, which follow where a search finds none (law 3.3).
extension Machine {
  /// Returns the animations that a change of a property makes by itself.
  func builtInAnimations(
    of layer: LayerID, _ key: KeyID, in state: State
  ) -> [RunningAnimation] {
    let isKnown = state.screen.committed.contains(layer.index)
    guard isKnown || !obeys(.animatesNewLayers) else { return [] }  // 3.5
    switch implicitActions[key.index] {
    case .none where obeys(.animatesEveryProperty): return []  // 3.1
    case .basic, .none: return [implicitAnimation(of: layer, key, in: state)]
    case .transition:
      var fade = implicitAnimation(of: layer, key, in: state)
      (fade.motion, fade.key) = (.transition, Program.transition)
      return [fade]
    }
  }

  /// Returns the key under which an implicit animation of a property stands (law 3.8).
  func implicitKey(of property: KeyID) -> KeyID {
    obeys(.givesPartsKeysOfTheirOwn) ? wholes[property.index] : property
  }

  private func implicitAnimation(
    of layer: LayerID, _ key: KeyID, in state: State
  ) -> RunningAnimation {
    let shown = shown(layer, key, at: now(state))
    let old = slots.value(of: layer, key, in: state.model)
    let own: TimingFunction = semantics.implicitCurve == .default ? .default : .linear  // 3.7
    let isEarly = obeys(.startsImplicitAnimationsAtTheEnd)  // 3.9
    let from = semantics.implicitFrom == .presentation && isEarly ? shown : old  // 3.10
    return RunningAnimation(
      origin: .implicit, layer: layer, property: key,
      key: obeys(.givesImplicitAnimationsNoKey) ? implicitKey(of: key) : nil,  // 3.8
      motion: .basic(from: from, to: nil, by: nil), snapshot: shown,
      timing: Timing(duration: duration(in: state)),  // 3.6
      timingFunction: setting(\.timingFunction, in: state).flatMap { $0 } ?? own,
      waiting: obeys(.countsNoImplicitAnimation) ? openBlocks(in: state) : SmallSet())  // 3.11
  }
}
