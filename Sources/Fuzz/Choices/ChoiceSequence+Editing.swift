/// Changed copies, which a generator is then replayed on.
extension ChoiceSequence {
  /// Returns the sequence without the choices at some places; its spans close up.
  func deleting(_ places: some Sequence<Range<Int>>) -> ChoiceSequence {
    var isKept = Array(repeating: true, count: choices.count)
    for range in places { for place in range { isKept[place] = false } }
    var moved: [Int] = []
    moved.reserveCapacity(choices.count + 1)
    var kept: [Choice] = []
    for (place, choice) in choices.enumerated() {
      moved.append(kept.count)
      if isKept[place] { kept.append(choice) }
    }
    moved.append(kept.count)
    let closed = spans.map { span in
      Span(span.label, start: moved[span.start], end: moved[span.end], parent: span.parent)
    }
    return ChoiceSequence(kept, spans: closed.filter { !$0.range.isEmpty })
  }

  /// Returns the sequence with other values at some places.
  func setting(_ values: [(place: Int, value: Int64)]) -> ChoiceSequence {
    var copy = self
    for (place, value) in values { copy.choices[place] = choices[place].with(value) }
    return copy
  }

  /// Returns the sequence with each leaf in a range at its simplest.
  func simplifying(_ places: Range<Int>) -> ChoiceSequence {
    var copy = self
    for place in places where choices[place].isLeaf {
      copy.choices[place] = choices[place].with(
        choices[place].domain.value(at: 0))
    }
    return copy
  }

  /// Returns the choices with two ranges exchanged, the first before the second; spans are dropped.
  func exchanging(_ first: Range<Int>, _ second: Range<Int>) -> ChoiceSequence {
    ChoiceSequence(
      Array(choices[..<first.lowerBound]) + choices[second]
        + choices[first.upperBound..<second.lowerBound] + choices[first]
        + choices[second.upperBound...])
  }

  /// Returns the choices with a range replaced by another part of them; spans are dropped.
  func replacing(_ range: Range<Int>, by part: Range<Int>) -> ChoiceSequence {
    ChoiceSequence(
      Array(choices[..<range.lowerBound]) + choices[part] + choices[range.upperBound...])
  }

  /// The spans that stand side by side: those with one label and one parent.
  ///
  /// The groups are in the order of their first members.
  var groups: [[Span]] {
    var places: [Int: Int] = [:]
    var groups: [[Span]] = []
    for span in spans {
      let key = span.parent &* 8 &+ Int(span.label.rawValue)
      if let place = places[key] {
        groups[place].append(span)
      } else {
        places[key] = groups.count
        groups.append([span])
      }
    }
    return groups
  }
}
