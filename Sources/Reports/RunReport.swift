package import OrderingModel

/// One run as text for a person at a terminal.
package struct RunReport {
  private let run: Counterexample

  /// Creates the text of a run.
  package init(_ run: Counterexample) { self.run = run }

  /// Returns the text in lines of a width.
  package func text(width: Int) -> String {
    let phrases = Phrases(run.program, run.statements)
    var lines: [String] = []
    for fault in run.faults {
      lines += "\(fault.kind.name): \(phrases.sentence(of: fault))".wrapped(to: width)
      for reason in phrases.because(fault) {
        lines += "because \(reason)".wrapped(to: width - 4).map { "    \($0)" }
      }
    }
    for doubt in run.doubts where run.faults.isEmpty {
      lines += "not known: \(phrases.sentence(of: doubt))".wrapped(to: width)
    }
    if run.faults.isEmpty, run.doubts.isEmpty { lines.append("no fault") }
    lines += "world: \(phrases.text(of: run.world))".wrapped(to: width)
    lines.append("")
    lines += Listing(run).lines(width: width)
    if let fault = run.faults.first {
      lines.append("")
      lines += TimelineTable(run, fault, phrases).lines(width: width)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
