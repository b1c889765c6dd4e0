/// Passes that leave something out.
extension Shrinker {
  /// Deletes elements of lists, many at once first, from the last to the first.
  mutating func deleteElements() {
    var place = 0
    while place < elementGroups.count && !isSpent {
      deleteElements(ofGroup: place, lowering: nil)
      place += 1
    }
  }

  /// Deletes elements of one list; if a place is given, the number there is lowered by as many.
  mutating func deleteElements(ofGroup place: Int, lowering count: Int?) {
    var size = elementGroups[place].count
    while size > 0 && !isSpent {
      var end = groupCount(place)
      while end > 0 && !isSpent {
        let start = max(0, end - size)
        deleteElements(start..<end, ofGroup: place, lowering: count)
        end = min(start, groupCount(place))
      }
      size /= 2
    }
  }

  /// Deletes elements of a short list that don't stand together: one, and one or two behind it.
  mutating func deleteApart() {
    var place = 0
    while place < elementGroups.count && !isSpent {
      if elementGroups[place].count <= 16 {
        for size in [1, 2] { deleteApart(ofGroup: place, size) }
      }
      place += 1
    }
  }

  private mutating func deleteApart(ofGroup place: Int, _ size: Int) {
    var first = 0
    while first < groupCount(place) && !isSpent {
      var second = first + 1
      while second + size <= groupCount(place) && !isSpent {
        let last = second + size - 1
        delete([first...first, second...last], ofGroup: place)
        delete([first...(first + size - 1), last...last], ofGroup: place)
        second += 1
      }
      first += 1
    }
  }

  private mutating func delete(_ ranges: [ClosedRange<Int>], ofGroup place: Int) {
    guard ranges.allSatisfy({ $0.upperBound < groupCount(place) }) else { return }
    let spans = elementGroups[place]
    attempt(current.deleting(ranges.flatMap { spans[$0].map(\.range) }))
  }

  private func groupCount(_ place: Int) -> Int {
    let groups = elementGroups
    return place < groups.count ? groups[place].count : 0
  }

  private mutating func deleteElements(
    _ range: Range<Int>, ofGroup place: Int, lowering count: Int?
  ) {
    let spans = elementGroups[place][range]
    var candidate = current
    if let count {
      let choice = current.choices[count]
      let lowered = choice.value &- Int64(range.count)
      guard lowered >= choice.domain.simplest else { return }
      candidate = current.setting([(count, lowered)])
    }
    attempt(candidate.deleting(spans.map(\.range)))
  }

  /// Joins neighbouring lists: deletes the end of one and the beginning of the next.
  mutating func joinLists() {
    let all = seams
    if all.count > 1, attempt(plain.deleting(all)) { return }
    for place in all.indices.reversed() {
      let seams = seams
      if place < seams.count { attempt(plain.deleting([seams[place]])) }
    }
  }

  /// The current choices without spans, which would keep what is replayed to its old place.
  private var plain: ChoiceSequence { ChoiceSequence(current.choices) }

  /// Where a list ends and the next element, which is one too, begins.
  private var seams: [Range<Int>] {
    current.choices.indices.dropLast().filter { place in
      let (choice, next) = (current.choices[place], current.choices[place + 1])
      return choice.domain.kind == .more && choice.value == 0 && next.domain.kind == .more
        && next.value == 1
    }.map { $0..<($0 + 2) }
  }

  /// Puts a value in the place of one that contains it.
  mutating func replaceTrees() {
    var place = 0
    while place < current.spans.count && !isSpent {
      if current.spans[place].label != .tree || !replaceTree(place) { place += 1 }
    }
  }

  private mutating func replaceTree(_ place: Int) -> Bool {
    let outer = current.spans[place]
    for inner in current.spans[(place + 1)...] {
      guard inner.start < outer.end else { return false }
      guard inner.label == .tree, isChild(inner, of: place) else { continue }
      if attempt(current.replacing(outer.range, by: inner.range)) { return true }
    }
    return false
  }

  /// Puts a value in the place of one that contains it, and lowers a number before it.
  ///
  /// Where a number bounds the size of a tree and each branch has half of it, or one less, a branch that
  /// moves up would otherwise have room for more than it needs.
  mutating func replaceTreesAndLower() {
    for place in current.spans.indices where current.spans[place].label == .tree {
      let outer = current.spans[place]
      let sizes = current.choices[..<outer.start].indices.filter { place in
        let choice = current.choices[place]
        return choice.domain.kind == .integer && !choice.isSimplest
      }.suffix(2)
      for inner in current.spans[(place + 1)...].prefix(while: { $0.start < outer.end })
      where inner.label == .tree && isChild(inner, of: place) {
        for size in sizes where replaceTree(outer, by: inner, lowering: size) { return }
      }
    }
  }

  private mutating func replaceTree(_ outer: Span, by inner: Span, lowering size: Int) -> Bool {
    let choice = current.choices[size]
    let half =
      choice.domain.value(
        magnitude: choice.domain.magnitude(of: choice.value) / 2,
        below: choice.value < choice.domain.simplest) ?? choice.value
    let less = choice.value > choice.domain.simplest ? choice.value - 1 : choice.value + 1
    for value in [half, less] {
      let lowered = current.setting([(size, value)])
      if attempt(lowered.replacing(outer.range, by: inner.range)) { return true }
    }
    return false
  }

  /// Returns whether no other tree stands between a tree and one around it.
  private func isChild(_ inner: Span, of outer: Int) -> Bool {
    var parent = inner.parent
    while parent > outer && current.spans[parent].label != .tree {
      parent = current.spans[parent].parent
    }
    return parent == outer
  }

  /// Lowers each number that decides how much is drawn, and deletes as many elements behind it.
  mutating func lowerCounts() {
    var place = 0
    while place < current.choices.count && !isSpent {
      if decidesLength(place), let group = firstGroup(behind: place) {
        deleteElements(ofGroup: group, lowering: place)
      }
      place += 1
    }
  }

  private mutating func decidesLength(_ place: Int) -> Bool {
    let choice = current.choices[place]
    guard choice.domain.kind == .integer, choice.value > choice.domain.simplest else {
      return false
    }
    let lowered = current.setting([(place, choice.value - 1)])
    guard let length = length(of: lowered) else { return false }
    return length < current.choices.count
  }

  private func firstGroup(behind place: Int) -> Int? {
    elementGroups.firstIndex { $0[0].start > place }
  }
}
