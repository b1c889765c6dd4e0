import OrderingModel

/// A proof as text for a person at a terminal: the answer first, then the rules, then what breaks
/// without them.
package struct TextReport {
  let report: ProofReport
  let width: Int
  var lines: [String] = []

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

  var proof: Proof { report.proof }

  mutating func write(_ text: String = "", indent: Int = 0, hang: Int = 0) {
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
    write("\(proof.asWritten.headline): \(proof.program.name), \(place)", hang: 2)
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
}
