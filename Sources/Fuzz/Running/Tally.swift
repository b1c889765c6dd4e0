/// What the cases of a run came to so far.
struct Tally: Sendable {
  /// How many were judged.
  var cases = 0
  /// How many were discarded.
  var discarded = 0
  /// How many had each label.
  var labels: [String: Int] = [:]
  /// The highest score.
  var bestScore: Double?
  /// Fingerprints of short choices that passed, which shrinking needn't try.
  var passed: Set<UInt64> = []

  /// Counts a case.
  mutating func count(_ outcome: Outcome, _ notes: Notes) {
    if outcome == .discarded { discarded += 1 } else { cases += 1 }
    for label in notes.labels { labels[label, default: 0] += 1 }
  }

  /// The counts in the order of the labels.
  var counts: [LabelCount] {
    labels.sorted { $0.key < $1.key }.map { LabelCount($0.key, $0.value) }
  }

  /// Returns which requirements the cases don't meet, and whether more cases could.
  func unmet(_ requirements: [Requirement]) -> (labels: [String], isOpen: Bool) {
    let decisions = requirements.map { requirement in
      (requirement.label, requirement.decision(hits: labels[requirement.label] ?? 0, cases: cases))
    }
    return (
      decisions.filter { $0.1 != .met }.map(\.0),
      decisions.contains { $0.1 == .undecided } && !decisions.contains { $0.1 == .missed }
    )
  }
}
