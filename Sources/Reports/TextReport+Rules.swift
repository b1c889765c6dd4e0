import OrderingModel

extension TextReport {
  mutating func writeRules() {
    guard proof.safe > 0 else { return }
    write()
    if proof.rules.isEmpty, proof.clauses.isEmpty {
      write(
        proof.isSufficient
          ? "NO RULES: every ordering is safe"
          : "NO RULES: no pair of operations has to keep its order")
      return
    }
    write(rulesHeadline, hang: 7)
    write()
    for chain in RuleGroup.chains(of: report.groups) { write(chain, indent: 2, hang: 4) }
  }

  private var rulesHeadline: String {
    if proof.isExact {
      return "RULES: necessary and sufficient: an ordering is safe exactly if it obeys all of these"
    }
    if proof.isSufficient {
      return "RULES: necessary; together with the choices below, sufficient: an ordering is safe"
        + " exactly if it obeys all"
    }
    return "RULES: necessary: every safe ordering obeys them. They are not sufficient, and what is"
      + " missing is more than a few choices can say"
  }

  mutating func writeClauses() {
    if proof.clauses.isEmpty { return }
    write()
    write("CHOICES: every safe ordering does at least one of each")
    write()
    for (index, clause) in proof.clauses.enumerated() {
      let alternatives = clause.alternatives.map {
        "\(proof.movable[$0.before].text.unbreakable) →\u{A0}"
          + proof.movable[$0.after].text.unbreakable
      }
      let number = "\(index + 1)".leftPadded(to: 2)
      write("\(number) \(alternatives.joined(separator: " or "))", indent: 2, hang: 4)
    }
  }

  mutating func writeReadings() {
    if proof.readings.isEmpty { return }
    let others = proof.readings.filter { $0.safe != proof.safe || $0.unknown != proof.unknown }
    write()
    write(
      others.isEmpty
        ? "READINGS: the count is the same under all \(proof.readings.count) other readings of"
          + " disputed laws"
        : "READINGS: under \(others.count) of \(proof.readings.count) other readings of disputed"
          + " laws the count is another", hang: 2)
    if !others.isEmpty { write() }
    for outcome in others { write(outcome) }
  }

  private mutating func write(_ outcome: ReadingOutcome) {
    let written =
      outcome.asWritten.isSafe
      ? "safe as written" : outcome.asWritten.faults.kinds.map(\.name).joined(separator: ", ")
    write(
      "\(outcome.reading.parameter) = \(outcome.reading.value): \(outcome.safe.grouped) safe;"
        + " \(written.isEmpty ? "not known as written" : written)", indent: 2, hang: 2)
    guard let run = outcome.counterexample, let fault = run.faults.first else { return }
    let phrases = Phrases(proof.program, run.statements)
    write(phrases.sentence(of: fault), indent: 4, hang: 2)
  }

  mutating func writeHistogram() {
    guard let histogram = proof.histogram else { return }
    write()
    write("HISTOGRAM: how many orderings end in which faults, over all worlds")
    write()
    let digits = histogram.rows.map { $0.count.grouped.count }.max() ?? 0
    for row in histogram.rows {
      let kinds = row.faults.kinds.map(\.name) + (row.isUnknown ? ["unknown"] : [])
      let name = kinds.isEmpty ? "none" : kinds.joined(separator: " + ")
      let example = ReplayToken.text(of: row.example)
      let count = row.count.grouped.leftPadded(to: digits).unbreakable
      write("\(count) \(name), such as \(example)", indent: 2, hang: 4)
    }
  }

  mutating func writeWitnesses() {
    for (index, group) in report.groups.enumerated() {
      guard let rule = group.rules.first, let place = proof.rules.firstIndex(of: rule),
        place < proof.witnesses.count
      else { continue }
      let alike = group.rules.count - 1
      write()
      guard let run = proof.witnesses[place] else {
        write("WITHOUT \(index + 1): \(group.before) →\u{A0}\(group.after)", hang: 2)
        write("whether breaking this alone is a fault is not known", indent: 2)
        continue
      }
      let moved = Moves(run.ordering)
      write("WITHOUT \(index + 1): \(group.before) →\u{A0}\(group.after)", hang: 2)
      let distance =
        moved.inversions == 0
        ? "the order as written breaks it"
        : "\(moved.inversions.counted("swap")) of neighbours away"
      write(
        "nearest break: \(distance)" + (alike > 0 ? "; \(alike) more like it" : ""), indent: 2,
        hang: 2)
      if moved.inversions > 0 { write(run, Listing(proof, run.ordering)) }
    }
  }

  mutating func write(_ run: Counterexample, _ listing: Listing) {
    guard let fault = run.faults.first else { return }
    let phrases = Phrases(proof.program, run.statements)
    write()
    write("\(fault.kind.name): \(phrases.sentence(of: fault))", indent: 2, hang: 2)
    for (index, reason) in phrases.because(fault).enumerated() {
      write("\(index == 0 ? "because" : "and") \(reason)", indent: 4, hang: 2)
    }
    write("world: \(phrases.text(of: run.world))", indent: 4, hang: 2)
    write()
    lines += listing.lines(width: width)
    write()
    lines += TimelineTable(run, fault, phrases).lines(width: width)
    write()
    lines.append("    replay: \(report.token(of: run))")
  }
}
