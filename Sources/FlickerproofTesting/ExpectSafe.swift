public import OrderingModel
import Reports
public import Testing

/// Expects the order in which a program is written to be safe in all worlds, and records an issue at
/// the caller's line where it isn't known to be.
///
/// The text report is attached to the test: what goes wrong, moment by moment and why, the nearest safe
/// order, and the rules. Where the order is safe, no other order is looked at.
///
/// - Parameters:
///   - program: The program.
///   - movable: What the report moves.
///   - worlds: Which worlds are covered; the paranoid ones are also judged under every other reading
///     of a disputed law.
///   - semantics: Which reading of the disputed laws holds.
///   - sourceLocation: Where issues are recorded.
public func expectSafe(
  _ program: Program, moving movable: Movable = .span, in worlds: WorldSet = .standard,
  under semantics: Semantics = Semantics(), sourceLocation: SourceLocation = #_sourceLocation
) {
  let prover = Prover(program, moving: movable, in: worlds, semantics: semantics)
  do throws(ProofError) {
    let verdict = try prover.verdictAsWritten()
    if verdict.isSafe { return }
    let report = try SafetyReport(prover, calledAt: sourceLocation.fileID)
    Attachment.record(
      report.text, named: "\(program.name).txt", sourceLocation: sourceLocation)
    Issue.record(
      Comment(rawValue: report.headline(verdict)), sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, "'\(program.name)' cannot be judged", sourceLocation: sourceLocation)
  }
}
