import OrderingModel

extension ProofReport {
  func tellRules(_ story: inout Story) {
    guard proof.safe > 0 else { return }
    if proof.rules.isEmpty, proof.clauses.isEmpty {
      story.open(
        "NO RULES",
        proof.isSufficient
          ? "every ordering is safe" : "no pair of operations has to keep its order")
      return
    }
    story.open("RULES", rulesHeadline)
    for chain in RuleGroup.chains(of: groups) { story.tell(.row("", chain)) }
  }

  private var rulesHeadline: String {
    if proof.isExact {
      return "necessary and sufficient: an ordering is safe exactly if it obeys all of these"
    }
    if proof.isSufficient {
      return "necessary; together with the choices below, sufficient: an ordering is safe"
        + " exactly if it obeys all"
    }
    return "necessary: every safe ordering obeys them. They are not sufficient, and what is"
      + " missing is more than a few choices can say"
  }

  func tellClauses(_ story: inout Story) {
    if proof.clauses.isEmpty { return }
    story.open("CHOICES", "every safe ordering does at least one of each")
    for (index, clause) in proof.clauses.enumerated() {
      let alternatives = clause.alternatives.map {
        "\(proof.movable[$0.before].text.unbreakable) →\u{A0}"
          + proof.movable[$0.after].text.unbreakable
      }
      story.tell(
        .row("\(index + 1)", alternatives.joined(separator: " or ")))
    }
  }

  func tellReadings(_ story: inout Story) {
    if proof.readings.isEmpty { return }
    let others = proof.readings.filter { $0.safe != proof.safe || $0.unknown != proof.unknown }
    story.open(
      "READINGS",
      others.isEmpty
        ? "the count is the same under all \(proof.readings.count) other readings of disputed laws"
        : "under \(others.count) of \(proof.readings.count) other readings of disputed laws the"
          + " count is another")
    for outcome in others { tell(outcome, &story) }
  }

  private func tell(_ outcome: ReadingOutcome, _ story: inout Story) {
    let written =
      outcome.asWritten.isSafe
      ? "safe as written" : outcome.asWritten.faults.kinds.map(\.name).joined(separator: ", ")
    story.tell(
      .item(
        "\(outcome.reading.parameter) = \(outcome.reading.value): \(outcome.safe.grouped) safe;"
          + " \(written.isEmpty ? "not known as written" : written)"))
    guard let run = outcome.counterexample, let fault = run.faults.first else { return }
    story.tell(.note(Phrases(proof.program, run.statements).sentence(of: fault)))
  }

  func tellHistogram(_ story: inout Story) {
    guard let histogram = proof.histogram else { return }
    story.open("HISTOGRAM", "how many orderings end in which faults, over all worlds")
    let digits = histogram.rows.map { $0.count.grouped.count }.max() ?? 0
    for row in histogram.rows {
      let kinds = row.faults.kinds.map(\.name) + (row.isUnknown ? ["unknown"] : [])
      let name = kinds.isEmpty ? "none" : kinds.joined(separator: " + ")
      let example = ReplayToken.text(of: row.example)
      let count = row.count.grouped.leftPadded(to: digits).unbreakable
      story.tell(.row(count, "\(name), such as \(example)"))
    }
  }

  func tellWitnesses(_ story: inout Story) {
    for (index, group) in groups.enumerated() {
      guard let rule = group.rules.first, let place = proof.rules.firstIndex(of: rule),
        place < proof.witnesses.count
      else { continue }
      story.open(
        "WITHOUT \(index + 1)", "\(group.before) →\u{A0}\(group.after)", isTight: true)
      guard let run = proof.witnesses[place] else {
        story.tell(.sentence("whether breaking this alone is a fault is not known"))
        continue
      }
      let (alike, swaps) = (group.rules.count - 1, Moves(run.ordering).inversions)
      let distance =
        swaps == 0
        ? "the order as written breaks it" : "\(swaps.counted("swap")) of neighbours away"
      story.tell(
        .item("nearest break: \(distance)" + (alike > 0 ? "; \(alike) more like it" : "")))
      if swaps > 0 { story.tell(.run(account(of: run, named: "without-\(index + 1)"))) }
    }
  }
}
