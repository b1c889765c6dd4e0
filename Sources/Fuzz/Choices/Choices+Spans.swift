/// Which choices belong together.
extension Choices {
  /// What has to be restored when a span ends.
  @usableFromInline struct Opening {
    let place: Int
    let parent: Int
    let end: Int?
    let limit: Int
  }

  /// Draws a value whose choices belong together.
  ///
  /// If the plan of a replay has the span too, the value can't draw choices from behind it, and
  /// whatever it leaves undrawn is skipped: a change within a span leaves its surroundings aligned.
  @inlinable public mutating func span<Value>(
    _ label: Span.Label, _ body: (inout Choices) throws -> Value
  ) rethrows -> Value {
    guard recordsSpans else { return try body(&self) }
    let opening = open(label)
    let value = try body(&self)
    close(opening)
    return value
  }

  @usableFromInline mutating func open(_ label: Span.Label) -> Opening {
    let place = recorded.spans.count
    let start = recorded.choices.count
    let opening = Opening(
      place: place, parent: openSpan, end: plannedEnd(label), limit: limit)
    recorded.spans.append(Span(label, start: start, end: start, parent: openSpan))
    openSpan = place
    if let end = opening.end { limit = min(limit, end) }
    return opening
  }

  @usableFromInline mutating func close(_ opening: Opening) {
    recorded.spans[opening.place].end = recorded.choices.count
    openSpan = opening.parent
    limit = opening.limit
    if let end = opening.end { position = max(position, min(end, limit)) }
  }

  /// Returns where the planned span with a label ends that starts here.
  private mutating func plannedEnd(_ label: Span.Label) -> Int? {
    var place = nextSpan
    while place < plan.spans.count, plan.spans[place].start < position { place += 1 }
    nextSpan = place
    while place < plan.spans.count, plan.spans[place].start == position {
      if plan.spans[place].label == label {
        nextSpan = place + 1
        return plan.spans[place].end
      }
      place += 1
    }
    return nil
  }
}
