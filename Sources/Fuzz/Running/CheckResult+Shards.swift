extension CheckResult {
  /// Returns what the parts of a run say together, as the whole would have said it.
  ///
  /// The failure of the lowest case number wins; counts are those of all parts.
  ///
  /// - Returns: The joint result; nil for no parts.
  public static func joining(
    _ parts: [CheckResult], requirements: [Requirement] = []
  ) -> CheckResult? {
    guard let first = parts.first else { return nil }
    var tally = Tally()
    for part in parts {
      tally.cases += part.cases
      tally.discarded += part.discarded
      for label in part.labels { tally.labels[label.label, default: 0] += label.count }
    }
    let unmet = tally.unmet(requirements).labels
    let failed = parts.filter { $0.finding != nil }.min {
      $0.finding?.number ?? -1 < $1.finding?.number ?? -1
    }
    let isStarved = parts.contains { if case .starved = $0.verdict { true } else { false } }
    let verdict: Verdict<Value> =
      failed?.verdict ?? (isStarved ? .starved : unmet.isEmpty ? .passed : .uncovered(unmet))
    return CheckResult(
      verdict: verdict, seed: first.seed, cases: tally.cases, discarded: tally.discarded,
      isOutOfTime: parts.contains(where: \.isOutOfTime), labels: tally.counts,
      bestScore: parts.compactMap(\.bestScore).max())
  }
}
