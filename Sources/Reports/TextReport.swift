import OrderingModel

/// A proof as text for a person at a terminal: the answer first, then the rules, then what breaks
/// without them.
package struct TextReport {
  private let report: ProofReport
  private let width: Int
  private var lines: [String] = []

  /// Creates the text of a proof, in lines of a width; it is readable from 40 columns on.
  package init(_ report: ProofReport, width: Int = 80) {
    self.report = report
    self.width = max(40, width)
    writeAnswer()
    writeAssumptions()
    writeNotes()
    writeAsWritten()
    writeDoubts()
    writeRepair()
    writeRules()
    writeClauses()
    writeReadings()
    writeHistogram()
    writeWitnesses()
  }

  /// The text.
  package var text: String { lines.joined(separator: "\n") + "\n" }

  private var proof: Proof { report.proof }

  private mutating func write(_ text: String = "", indent: Int = 0, hang: Int = 0) {
    if text.isEmpty { return lines.append("") }
    let space = String(repeating: " ", count: indent)
    let parts = text.wrapped(to: width - indent - hang)
    for (index, part) in parts.enumerated() {
      let line = space + String(repeating: " ", count: index == 0 ? 0 : hang) + part
      lines.append(line.breakable)
    }
  }

  private mutating func writeAnswer() {
    let place = proof.movable.first?.location.map { "\($0.file):\($0.line)" } ?? report.file
    write("\(headline): \(proof.program.name), \(place)", hang: 2)
    write()
    let worlds =
      proof.worlds.count == 1 ? "in the closed world" : "in all \(proof.worlds.count) worlds"
    write(
      "\(proof.safe.grouped) of \(proof.total.grouped) orderings of "
        + "\(proof.movable.count.counted("operation")) are safe \(worlds)\(share).",
      indent: 2)
    if proof.unknown > 0 {
      write(
        "\(proof.unknown.grouped) more may be: a value that they show is not known.", indent: 2)
    }
  }

  private var headline: String {
    if proof.asWritten.isSafe { return "SAFE" }
    return proof.asWritten.isUnknown ? "NOT KNOWN" : "NOT SAFE"
  }

  private var share: String {
    let share = Double(proof.safe) / Double(proof.total) * 100
    return share > 0 && share < 100 ? " (\(share < 0.001 ? "<0.001" : share.short) %)" : ""
  }

  private mutating func writeAssumptions() {
    for assumption in proof.program.assumptions {
      write("assumed: \(assumption.withWholeComment)", indent: 2, hang: 9)
    }
  }

  /// Writes what does not make an order unsafe, and is to be known.
  private mutating func writeNotes() {
    for finding in proof.findings {
      write(
        "\(finding.kind.name): \(report.phrases.sentence(of: finding))", indent: 2, hang: 2)
      for reason in report.phrases.because(finding) {
        write("because \(reason)", indent: 4, hang: 2)
      }
    }
    if !proof.isWatched {
      write(
        "Nothing is animated explicitly here, so no jump was looked for: only whether blocks run.",
        indent: 2)
    }
  }

  private mutating func writeAsWritten() {
    guard let run = proof.counterexample else { return }
    write()
    write("AS WRITTEN: \(proof.asWritten.faults.kinds.map(\.name).joined(separator: ", "))")
    write(run, Listing(proof, marking: proof.blamed))
    for kind in proof.asWritten.faults.kinds.filter(\.isUnsafe).dropFirst() {
      guard let other = run.faults.first(where: { $0.kind == kind }) else { continue }
      let phrases = Phrases(proof.program, run.statements)
      write("and \(kind.name): \(phrases.sentence(of: other))", indent: 2, hang: 2)
    }
  }

  private mutating func writeRepair() {
    if let repair = proof.repair {
      let listing = Listing(proof, repair)
      write()
      write("REPAIR: the nearest safe order moves \(listing.markCount.counted("statement"))")
      write()
      lines += listing.lines(width: width)
    } else if !proof.asWritten.isSafe, proof.safe > 0 {
      write()
      write(
        "NO REPAIR: in every safe order something stands before what it uses is defined; move the"
          + " definitions up", hang: 2)
    }
    if proof.safe == 0, proof.unknown > 0 {
      write()
      write(
        "NO ORDER IS KNOWN TO BE SAFE; \(proof.unknown.grouped) may be, which depends on what the"
          + " source does not tell", hang: 2)
      for cure in proof.cures { write(text(of: cure), indent: 2, hang: 2) }
    } else if proof.safe == 0 {
      write()
      write("NO ORDER IS SAFE, so there are no rules for the order")
      for cure in proof.cures { write(text(of: cure), indent: 2, hang: 2) }
      if proof.cures.isEmpty {
        write(
          "Neither disabled actions, nor the property's name as key, nor setting the last value would"
            + " change that.", indent: 2)
      }
    }
  }

  private func text(of cure: Cure) -> String {
    let changes = cure.changes.map { change in
      switch change {
      case .disableActions: "CATransaction.setDisableActions(true) before the span"
      case .keyIsProperty: "the property's name as the key of each add"
      case .setEndValue: "the animation's last value set in the model, too"
      }
    }
    let change = "With \(changes.joined(separator: " and "))"
    return cure.curesAsWritten
      ? "\(change), the order as written is safe, one of \(cure.safe.grouped)."
      : "\(change), \(cure.safe.grouped) orders are safe, the one written not among them."
  }

  private mutating func writeDoubts() {
    guard let run = proof.doubtfulRun, !run.doubts.isEmpty else { return }
    let phrases = Phrases(proof.program, run.statements)
    write()
    write("NOT KNOWN: what the source does not tell", hang: 2)
    write()
    var told: [Observable] = []
    for doubt in run.doubts where !told.contains(doubt.jump.observable) {
      told.append(doubt.jump.observable)
      let (before, after) = (
        phrases.text(of: doubt.jump.before), phrases.text(of: doubt.jump.after)
      )
      write(
        "\(phrases.name(of: doubt.jump.observable)) goes from \(before) to \(after) at"
          + " \(doubt.instant.milliseconds) ms, and whether that is a jump is not known",
        indent: 2, hang: 2)
    }
    let untold = run.doubts.filter {
      phrases.isStart($0.jump.before) || phrases.isStart($0.jump.after)
    }
    if let doubt = untold.first {
      let name = phrases.name(of: doubt.jump.observable).unbreakable
      write(
        "A comment in the function can tell what it starts with:"
          + " //\u{A0}flickerproof:\u{A0}start\u{A0}\(name)\u{A0}=\u{A0}1", indent: 2, hang: 2)
    }
  }

  private mutating func writeRules() {
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

  private mutating func writeClauses() {
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

  private mutating func writeReadings() {
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

  private mutating func writeHistogram() {
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

  private mutating func writeWitnesses() {
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

  private mutating func write(_ run: Counterexample, _ listing: Listing) {
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

extension Proof {
  /// The statements that are to blame for what the order as written does.
  fileprivate var blamed: [Int] {
    guard let run = counterexample, let fault = run.faults.first else { return [] }
    return fault.blame
  }
}
