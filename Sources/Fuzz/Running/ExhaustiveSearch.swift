/// Goes through all choices up to a bound, like the digits of a counter whose last ones run fastest.
struct ExhaustiveSearch {
  private var choices: Choices
  /// Whether there is anything left.
  private(set) var isOpen = true
  /// The choices of the last run.
  private(set) var sequence = ChoiceSequence()

  /// Creates a search.
  init(_ bound: SearchBound) { choices = Choices(within: bound) }

  /// Runs something on the next choices.
  mutating func next<Result>(_ body: (inout Choices) throws -> Result) rethrows -> Result {
    defer { advance() }
    return try body(&choices)
  }

  private mutating func advance() {
    sequence = choices.recorded
    var next = sequence.choices
    while let last = next.popLast() {
      let index = last.index + 1
      if index <= limit(last.domain) {
        next.append(last.with(last.domain.value(at: index)))
        choices.restart(replaying: ChoiceSequence(next))
        return
      }
    }
    isOpen = false
  }

  private func limit(_ domain: ChoiceDomain) -> UInt64 {
    guard domain.kind == .integer || domain.kind == .double, let bound = choices.bound else {
      return domain.bound
    }
    return min(domain.bound, max(bound.values, 1) - 1)
  }
}
