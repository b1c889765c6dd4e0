/// Draws that may be taken back.
extension Choices {
  /// What a draw leaves behind if it is taken back: nothing.
  @usableFromInline struct Mark {
    let choices: Int
    let spans: Int
    let openSpan: Int
    let limit: Int
  }

  /// What has been drawn so far.
  @usableFromInline var mark: Mark {
    Mark(
      choices: recorded.choices.count, spans: recorded.spans.count, openSpan: openSpan,
      limit: limit)
  }

  /// Forgets what was drawn since; an exhaustive run, which has to count it, doesn't.
  @usableFromInline mutating func takeBack(to mark: Mark) {
    if source == .exhaustive { return }
    recorded.choices.removeSubrange(mark.choices...)
    if recordsSpans { recorded.spans.removeSubrange(mark.spans...) }
    openSpan = mark.openSpan
    limit = mark.limit
  }

  /// Forgets the choices from a place, in a random run.
  @usableFromInline mutating func forget(from place: Int) {
    recorded.choices.removeSubrange(place...)
  }

  /// Forgets a span that was opened since, but not its choices.
  @usableFromInline mutating func dropSpan(to mark: Mark) {
    recorded.spans.removeSubrange(mark.spans...)
    openSpan = mark.openSpan
    limit = mark.limit
  }
}
