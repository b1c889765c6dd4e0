/// A recorded run of a generator: its choices, and the spans among them in the order of opening.
public struct ChoiceSequence: Hashable, Sendable {
  /// The choices, in the order of drawing.
  public internal(set) var choices: [Choice]
  /// What belongs together; empty if it wasn't recorded.
  public internal(set) var spans: [Span]

  /// Creates a sequence.
  public init(_ choices: [Choice] = [], spans: [Span] = []) {
    self.choices = choices
    self.spans = spans
  }

  /// Returns whether these choices come before others in shortlex order.
  ///
  /// Shortlex is the one order of simplicity: fewer choices first, then the lower index at the first
  /// difference.
  public func precedes(_ other: ChoiceSequence) -> Bool {
    guard choices.count == other.choices.count else { return choices.count < other.choices.count }
    for (choice, opposite) in zip(choices, other.choices) {
      let (index, limit) = (choice.index, opposite.index)
      if index != limit { return index < limit }
    }
    return false
  }

  /// A number that tells this sequence's values from others'.
  var fingerprint: UInt64 {
    choices.reduce(UInt64(truncatingIfNeeded: choices.count)) { hash, choice in
      SplitMix64.mixed(hash &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: choice.value))
    }
  }

  /// A number that tells this plan from others: its values, and how they belong together.
  var planFingerprint: UInt64 {
    spans.reduce(fingerprint) { hash, span in
      SplitMix64.mixed(
        hash ^ UInt64(truncatingIfNeeded: span.start << 32 ^ span.end << 4)
          ^ UInt64(span.label.rawValue))
    }
  }
}
