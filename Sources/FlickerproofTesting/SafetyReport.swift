import OrderingModel
import Reports

/// What is said of a program whose order as written isn't known to be safe.
struct SafetyReport {
  /// The report.
  let text: String
  private let program: Program

  /// Creates the report: of all orderings if they can be counted, otherwise of the one as written.
  ///
  /// A program with nothing to move tells of everything.
  init(_ prover: Prover, calledAt file: String) throws(ProofError) {
    var prover = prover
    if prover.movedAsWritten.isEmpty { prover.movable = .everything }
    program = prover.program
    let place = program.turns.first?.statements.first?.location?.file ?? file
    if let proof = try? prover.prove(), !proof.asWritten.isSafe {
      let report = ProofReport(proof, file: place, moving: prover.movable, in: prover.worlds)
      text = TextReport(report).text
    } else if let run = try prover.runAsWritten() {
      text = RunReport(run).text(width: 80)
    } else {
      text = ""
    }
  }

  /// Returns what is wrong, in a few lines.
  func headline(_ verdict: Verdict) -> String {
    let kinds = verdict.faults.kinds.map(\.name).joined(separator: ", ")
    return verdict.isUnknown
      ? "'\(program.name)' is not known to be safe\n\(text)"
      : "'\(program.name)' is not safe: \(kinds)\n\(text)"
  }
}
