/// Passes over things that stand side by side.
extension Shrinker {
  /// Sorts what stands side by side: all of it at once, or by exchanging neighbours.
  mutating func exchangeSiblings() {
    var place = 0
    while place < groups.count && !isSpent {
      var order = 1
      while order < siblings(place).count && !isSpent {
        sink(order, inGroup: place)
        order += 1
      }
      place += 1
    }
  }

  private func siblings(_ place: Int) -> [Span] {
    place < groups.count ? groups[place] : []
  }

  /// Moves one sibling before those ahead of it as long as that is simpler and still fails.
  private mutating func sink(_ order: Int, inGroup place: Int) {
    var order = order
    while order > 0 && !isSpent {
      let spans = siblings(place)
      guard order < spans.count else { return }
      let candidate = current.exchanging(spans[order - 1].range, spans[order].range)
      guard candidate.precedes(current), attempt(candidate) else { return }
      order -= 1
    }
  }

  /// Moves a tree to an earlier place, so that it becomes a part of another one.
  mutating func moveTrees() {
    var place = 1
    while place < current.spans.count && !isSpent {
      let span = current.spans[place]
      if span.label == .tree {
        for earlier in current.spans[..<place]
        where earlier.label == .tree && earlier.end <= span.start {
          if attempt(current.moving(span.range, to: earlier.start)) { break }
        }
      }
      place += 1
    }
  }

  /// Deletes an element and lowers each number that counts past it, in case they are references.
  mutating func deleteAndRenumber() {
    var place = 0
    while place < elementGroups.count && !isSpent {
      var order = elementGroups[place].count - 1
      while order >= 0 && !isSpent {
        if place < elementGroups.count, order < elementGroups[place].count {
          deleteAndRenumber(elementGroups[place][order], Int64(order))
        }
        order -= 1
      }
      place += 1
    }
  }

  private mutating func deleteAndRenumber(_ span: Span, _ number: Int64) {
    for limit in [number, number - 1] {
      let references = current.choices.indices.filter { place in
        let choice = current.choices[place]
        return choice.domain.kind == .integer && choice.value > limit
          && choice.value > choice.domain.simplest && !span.range.contains(place)
      }
      guard !references.isEmpty else { return }
      let lowered = current.setting(references.map { ($0, current.choices[$0].value - 1) })
      if attempt(lowered.deleting([span.range])) { return }
    }
  }

  /// Deletes an element and sets a number beside it that is stuck at one end of its range to the
  /// other: what two of them overflow to, one may reach from the far side.
  mutating func deleteAndExtreme() {
    var place = 0
    while place < elementGroups.count && !isSpent {
      for span in elementGroups[place] where !isSpent { deleteAndExtreme(span, inGroup: place) }
      place += 1
    }
  }

  private mutating func deleteAndExtreme(_ span: Span, inGroup place: Int) {
    guard place < elementGroups.count, elementGroups[place].contains(span) else { return }
    let beside = elementGroups[place].filter { $0 != span }
    for number in beside.flatMap(\.range) where current.choices[number].isStuck {
      let domain = current.choices[number].domain
      for value in [domain.low, domain.high] where value != current.choices[number].value {
        let changed = current.setting([(number, value)])
        if attempt(changed.deleting([span.range])) { return }
      }
    }
  }
}

extension Choice {
  /// Whether the value is an integer nearer to an end of its range than to the simplest one.
  var isStuck: Bool {
    domain.kind == .integer && index > domain.bound / 2
  }
}
