package import OrderingModel

/// What is known of the order as written of a program in which nothing may move, as text for a person at a
/// terminal.
package struct AsWrittenReport {
  /// What is known of it.
  package let verdict: Verdict
  private let program: Program
  private let file: String
  private let run: Counterexample?

  /// Judges the order as written.
  package init(_ prover: Prover, file: String) throws(ProofError) {
    program = prover.program
    self.file = file
    verdict = try prover.verdictAsWritten()
    run = verdict.isSafe ? nil : try prover.runAsWritten()
  }

  /// Returns the text in lines of a width.
  package func text(width: Int) -> String {
    var lines = "\(verdict.headline): \(program.name), \(file)".wrapped(to: width) + [""]
    let answer = "nothing of its own may move, so only the order as written is looked at"
    lines += answer.wrapped(to: width - 2).map { "  \($0)" }
    for assumption in program.assumptions {
      let text = "assumed: \(assumption.withWholeComment)"
      lines += text.wrapped(to: width - 2).map { "  \($0)".breakable }
    }
    if let run, verdict.isUnknown {
      let doubts = Phrases(program, run.statements).sentences(of: run.doubts)
      lines += [""] + doubts.flatMap { $0.wrapped(to: width - 2).map { "  \($0)" } }
    } else if let run {
      lines += ["", RunReport(run).text(width: width)]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Verdict {
  /// The answer in capitals.
  var headline: String {
    if isSafe { return "SAFE" }
    return isUnknown ? "NOT KNOWN" : "NOT SAFE"
  }
}
