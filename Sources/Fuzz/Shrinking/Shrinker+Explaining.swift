/// What of the simplest choices doesn't matter.
extension Shrinker {
  /// Returns the places of those values that could be anything: some others were tried, and each
  /// shows the same failure.
  mutating func freePlaces() -> [Int] {
    current.choices.indices.filter { place in
      let choice = current.choices[place]
      guard choice.isLeaf else { return false }
      let others = choice.domain.samples.filter { $0 != choice.value }
      return !others.isEmpty
        && others.allSatisfy { showsFailure(current.setting([(place, $0)])) }
    }
  }
}

extension ChoiceDomain {
  /// A few values from all over the domain.
  var samples: [Int64] {
    let places: [UInt64] = [0, 1, 2, 3, bound / 2, bound / 2 + 1, bound - min(bound, 1), bound]
    return Array(Set(places.map { value(at: min($0, bound)) })).sorted()
  }
}
