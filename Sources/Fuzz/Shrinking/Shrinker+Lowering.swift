/// Passes that lower values, one or several at once.
extension Shrinker {
  /// Tries the simplest of everything that doesn't decide what else is drawn.
  mutating func simplifyLeaves() {
    attempt(current.simplifying(current.choices.indices))
  }

  /// Lowers each value as far as it goes.
  mutating func lowerValues() {
    var place = 0
    while place < current.choices.count && !isSpent {
      if current.choices[place].domain.kind != .more { lower([place]) }
      place += 1
    }
  }

  /// Lowers values that are the same together.
  mutating func lowerEqualValues() {
    var done: Set<Choice> = []
    var place = 0
    while place < current.choices.count && !isSpent {
      let choice = current.choices[place]
      if choice.isLeaf && !choice.isSimplest && done.insert(choice).inserted {
        let places = current.choices.indices.filter { current.choices[$0] == choice }
        if places.count > 1 { lower(places) }
      }
      place += 1
    }
  }

  /// Lowers the values at some places, which are the same, as far as they go.
  private mutating func lower(_ places: [Int]) {
    let choice = current.choices[places[0]]
    let domain = choice.domain
    if choice.isSimplest { return }
    if domain.kind == .alternative { return lowerAlternative(places) }
    if set(places, 0, below: false) || domain.bound == 1 { return }
    if domain.isBelow(choice.value) {
      set(places, domain.magnitude(of: choice.value), below: false)
    }
    if places.count == 1 && domain.kind == .integer { lowerIfStuck(places[0]) }
    guard places[0] < current.choices.count, current.choices[places[0]].domain == domain else {
      return
    }
    let value = current.choices[places[0]].value
    let isBelow = domain.isBelow(value)
    let lowest = lowestMagnitude(under: domain.magnitude(of: value)) {
      $0.set(places, $1, below: isBelow)
    }
    polish(places, lowest)
  }

  /// Lowers a large number with the next one, if it can't be halved alone.
  ///
  /// That is likely to help where two numbers have to keep their difference, and spares most of a search
  /// that would fail at every step.
  private mutating func lowerIfStuck(_ place: Int) {
    let choice = current.choices[place]
    let magnitude = choice.domain.magnitude(of: choice.value)
    let isBelow = choice.domain.isBelow(choice.value)
    if magnitude > 16 && !set([place], magnitude / 2, below: isBelow) { lowerWithNext(place) }
  }

  /// Tries the other side, where the same size or one less is simpler.
  private mutating func polish(_ places: [Int], _ magnitude: UInt64) {
    var magnitude = magnitude
    while magnitude > 0 && !isSpent {
      guard let place = places.last, place < current.choices.count else { return }
      let choice = current.choices[place]
      if choice.domain.isBelow(choice.value) {
        if !set(places, magnitude, below: false) { return }
      } else {
        magnitude -= 1
        if !set(places, magnitude, below: true) { return }
      }
    }
  }

  private mutating func lowerAlternative(_ places: [Int]) {
    let choice = current.choices[places[0]]
    for value in 0..<min(choice.value, 8)
    where attempt(current.setting(places.map { ($0, value) })) {
      return
    }
    guard choice.value > 8 else { return }
    _ = lowestMagnitude(under: UInt64(choice.value)) { $0.set(places, $1, below: false) }
  }

  /// Sets the values at some places to one so far from the simplest; returns whether it still fails.
  @discardableResult private mutating func set(_ places: [Int], _ magnitude: UInt64, below: Bool)
    -> Bool
  {
    guard let last = places.last, last < current.choices.count else { return false }
    let domain = current.choices[places[0]].domain
    guard let value = domain.value(magnitude: magnitude, below: below) else { return false }
    return attempt(current.setting(places.map { ($0, value) }))
  }

  /// Returns the lowest size that an attempt accepts, given one that holds now; zero is known not to.
  ///
  /// It gallops from below, since the answer is mostly small, and then halves the gap.
  mutating func lowestMagnitude(
    under known: UInt64, _ accepts: (inout Shrinker, UInt64) -> Bool
  ) -> UInt64 {
    var (low, high, step): (UInt64, UInt64, UInt64) = (0, known, 1)
    while high - low > step && !isSpent {
      if accepts(&self, low + step) {
        high = low + step
        break
      }
      low += step
      step = step > 1 << 62 ? step : step * 2
    }
    while high - low > 1 && !isSpent {
      let middle = low + (high - low) / 2
      if accepts(&self, middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// Lowers an alternative by one and simplifies all behind it that stands in the same span.
  mutating func lowerAndSimplify() {
    var place = 0
    while place < current.choices.count && !isSpent {
      let choice = current.choices[place]
      if choice.domain.kind == .alternative && choice.value > 0 {
        let rest = (place + 1)..<enclosing(place).end
        attempt(current.setting([(place, choice.value - 1)]).simplifying(rest))
      }
      place += 1
    }
  }

  /// Returns the innermost tree or alternative around a place, or all choices.
  private func enclosing(_ place: Int) -> Span {
    let whole = Span(.part, start: 0, end: current.choices.count, parent: -1)
    return current.spans.last { span in
      span.range.contains(place) && (span.label == .tree || span.label == .alternative)
    } ?? whole
  }
}
