/// Changed copies, which a generator is then replayed on.
extension ChoiceSequence {
  /// Returns the sequence without the choices at some places; its spans close up.
  ///
  /// The ranges are in order and don't overlap.
  func deleting(_ ranges: [Range<Int>]) -> ChoiceSequence {
    var kept: [Choice] = []
    kept.reserveCapacity(choices.count)
    var place = 0
    for range in ranges {
      kept += choices[place..<range.lowerBound]
      place = range.upperBound
    }
    kept += choices[place...]
    var closed: [Span] = []
    closed.reserveCapacity(spans.count)
    for span in spans {
      let (start, end) = (span.start.shifted(by: ranges), span.end.shifted(by: ranges))
      if start < end {
        closed.append(Span(span.label, start: start, end: end, parent: span.parent))
      }
    }
    return ChoiceSequence(kept, spans: closed)
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

extension Int {
  /// Returns where a place comes to be when some ranges are deleted.
  fileprivate func shifted(by ranges: [Range<Int>]) -> Int {
    var place = self
    for range in ranges where range.lowerBound < self {
      place -= Swift.min(range.upperBound, self) - range.lowerBound
    }
    return place
  }
}
