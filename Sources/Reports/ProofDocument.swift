import OrderingModel

/// A proof as JSON.
///
/// Large counts are decimal strings; operations are named by their numbers in `operations`, from 1.
package struct ProofDocument {
  private let document: Document

  /// Creates the document of a proof.
  package init(_ report: ProofReport) { document = Document(report) }

  /// The JSON text, with its keys sorted and a newline at the end.
  ///
  /// - Throws: what `JSONEncoder` throws.
  package func text() throws -> String { try document.jsonText() }
}

/// What the JSON holds.
private struct Document: Encodable {
  struct Orderings: Encodable {
    let total: String
    let safe: String
    let unknown: String
  }

  struct Worlds: Encodable {
    let set: String
    let count: Int
  }

  struct Step: Encodable {
    let number: Int
    let text: String
    let file: String?
    let line: Int?
    let column: Int?
  }

  struct Pair: Encodable {
    let before: Int
    let after: Int
  }

  struct Necessary: Encodable {
    let before: Int
    let after: Int
    let witness: RunDocument?
  }

  struct Remedy: Encodable {
    let changes: [String]
    let safe: String
    let curesAsWritten: Bool
  }

  struct Bar: Encodable {
    let faults: [String]
    let unknown: Bool
    let count: String
    let example: [Int]
  }

  struct Reading: Encodable {
    let parameter: String
    let value: String
    let safe: String
    let unknown: String
    let asWritten: [String]
  }

  let version = 1
  let function: String
  let file: String
  let operations: [Step]
  let worlds: Worlds
  let orderings: Orderings
  let asWritten: [String]
  let isSafeAsWritten: Bool
  let exact: Bool
  let sufficient: Bool
  let rules: [Necessary]
  let clauses: [[Pair]]
  let counterexample: RunDocument?
  let findings: [String]
  let repair: [Int]?
  let cures: [Remedy]
  let histogram: [Bar]?
  let readings: [Reading]
  let assumptions: [String]

  init(_ report: ProofReport) {
    let proof = report.proof
    function = proof.program.name
    file = report.file
    operations = proof.movable.enumerated().map { index, statement in
      Step(
        number: index + 1, text: statement.text, file: statement.location?.file,
        line: statement.location?.line, column: statement.location?.column)
    }
    worlds = Worlds(set: report.worlds.rawValue, count: proof.worlds.count)
    orderings = Orderings(
      total: String(proof.total), safe: String(proof.safe), unknown: String(proof.unknown))
    asWritten = proof.asWritten.faults.kinds.map(\.name)
    isSafeAsWritten = proof.asWritten.isSafe
    exact = proof.isExact
    sufficient = proof.isSufficient
    rules = proof.rules.enumerated().map { index, rule in
      Necessary(
        before: rule.before + 1, after: rule.after + 1,
        witness: proof.witnesses[index].map { RunDocument($0, token: report.token(of: $0)) })
    }
    clauses = proof.clauses.map { clause in
      clause.alternatives.map { Pair(before: $0.before + 1, after: $0.after + 1) }
    }
    counterexample = proof.counterexample.map { RunDocument($0, token: report.token(of: $0)) }
    findings = proof.findings.map { report.phrases.sentence(of: $0) }
    repair = proof.repair.map { $0.map { $0 + 1 } }
    cures = proof.cures.map {
      Remedy(
        changes: $0.changes.map { "\($0)" }, safe: String($0.safe),
        curesAsWritten: $0.curesAsWritten)
    }
    histogram = proof.histogram.map { histogram in
      histogram.rows.map { row in
        Bar(
          faults: row.faults.kinds.map(\.name), unknown: row.isUnknown, count: String(row.count),
          example: row.example.map { $0 + 1 })
      }
    }
    readings = proof.readings.map { outcome in
      Reading(
        parameter: outcome.reading.parameter, value: outcome.reading.value,
        safe: String(outcome.safe), unknown: String(outcome.unknown),
        asWritten: outcome.asWritten.faults.kinds.map(\.name))
    }
    assumptions = proof.program.assumptions
  }
}
