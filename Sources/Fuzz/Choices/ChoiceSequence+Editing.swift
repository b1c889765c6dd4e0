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

  /// Returns the sequence with two ranges exchanged, the first before the second.
  func exchanging(_ first: Range<Int>, _ second: Range<Int>) -> ChoiceSequence {
    assembled(
      [second, first.upperBound..<second.lowerBound, first],
      instead: first.lowerBound..<second.upperBound)
  }

  /// Returns the sequence with a range replaced by another part of it.
  func replacing(_ range: Range<Int>, by part: Range<Int>) -> ChoiceSequence {
    assembled([part], instead: range)
  }

  /// Returns the sequence with a later range moved to an earlier place.
  func moving(_ range: Range<Int>, to place: Int) -> ChoiceSequence {
    assembled([range, place..<range.lowerBound], instead: place..<range.upperBound)
  }

  /// Returns the sequence with a range replaced by parts of it, which keep their spans.
  private func assembled(_ parts: [Range<Int>], instead range: Range<Int>) -> ChoiceSequence {
    let change = parts.reduce(-range.count) { $0 + $1.count }
    var kept: [Span] = []
    for span in spans where span.range != range {
      if span.start <= range.lowerBound && span.end >= range.upperBound {
        kept.append(span.moved(by: 0, growing: change))
      } else if span.end <= range.lowerBound {
        kept.append(span)
      } else if span.start >= range.upperBound {
        kept.append(span.moved(by: change))
      }
    }
    var place = range.lowerBound
    for part in parts {
      kept += spans.filter { part.contains($0.start) && $0.end <= part.upperBound }
        .map { $0.moved(by: place - part.lowerBound) }
      place += part.count
    }
    let middle = parts.flatMap { choices[$0] }
    return ChoiceSequence(
      Array(choices[..<range.lowerBound]) + middle + choices[range.upperBound...],
      spans: kept.sorted { ($0.start, -$0.end) < ($1.start, -$1.end) })
  }
}
