import Foundation
package import OrderingModel

/// Runs that were replayed, as JSON.
package struct RunsDocument {
  private struct Document: Encodable {
    let version = 1
    let runs: [RunDocument]
  }

  private let document: Document

  /// Creates the document of runs, each with the token that replays it.
  package init(_ runs: [(run: Counterexample, token: String)]) {
    document = Document(runs: runs.map { RunDocument($0.run, token: $0.token) })
  }

  /// The JSON text, with its keys sorted and a newline at the end.
  ///
  /// - Throws: what `JSONEncoder` throws.
  package func text() throws -> String { try document.jsonText() }
}

extension Encodable {
  /// Returns the value as JSON text, with its keys sorted and a newline at the end.
  func jsonText() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
