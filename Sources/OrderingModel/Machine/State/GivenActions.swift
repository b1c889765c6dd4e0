/// What answers at a place of a layer's action search, since the program has set it.
struct GivenActions: Hashable, Sendable {
  let layer: LayerID
  let place: ActionPlace
  /// What answers; nil where nothing does any more.
  let table: ActionTableID?

  /// Where the place stands in the search.
  var order: Int { ActionPlace.inOrder.firstIndex(of: place) ?? 0 }

  /// Whether it stands before another in a state: by layer, then by place.
  func precedes(_ other: GivenActions) -> Bool {
    (layer.index, order) < (other.layer.index, other.order)
  }
}

extension Machine.State {
  /// Sets what answers at a place, instead of what answered there.
  mutating func give(_ given: GivenActions) {
    actions.removeAll { $0.layer == given.layer && $0.place == given.place }
    actions.insert(given, at: actions.firstIndex { given.precedes($0) } ?? actions.endIndex)
  }
}

extension ActionPlace {
  /// Every place, in the order of the search (law 3.1).
  static let inOrder = allCases
}
