package import OrderingModel

/// One run as text for a person at a terminal.
package struct RunReport {
  private let program: Program
  private let run: Counterexample
  private let movable: [Statement]

  /// Creates the text of a run of a program whose movable operations are given as written.
  package init(_ program: Program, _ movable: [Statement], _ run: Counterexample) {
    self.program = program
    self.movable = movable
    self.run = run
  }

  /// Returns the text in lines of a width.
  package func text(width: Int) -> String {
    let phrases = Phrases(program, run.statements)
    var lines: [String] = []
    for fault in run.faults {
      lines += "\(fault.kind.name): \(phrases.sentence(of: fault))".wrapped(to: width)
      for reason in phrases.because(fault) {
        lines += "because \(reason)".wrapped(to: width - 4).map { "    \($0)" }
      }
    }
    if run.faults.isEmpty { lines.append("no fault") }
    lines += "world: \(phrases.text(of: run.world))".wrapped(to: width)
    lines.append("")
    let moved = Moves(run.ordering).moved
    for operation in run.ordering {
      let number = movable[operation].location.map { "\($0.line)" } ?? "\(operation + 1)"
      let mark = moved.contains(operation) ? ">" : " "
      let text = movable[operation].text.cut(to: width - 14)
      lines.append("    \(mark) \(number.leftPadded(to: 4))  \(text)")
    }
    if let fault = run.faults.first {
      lines.append("")
      lines += TimelineTable(run, fault, phrases).lines(width: width)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
