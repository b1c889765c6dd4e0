import Foundation

/// The tokens of a JSON report.
package struct ReportTokens {
  /// The tokens, the one of the order as written first.
  package let tokens: [String]

  /// Reads a report; nil where the text is none.
  package init?(json: String) {
    struct Report: Decodable {
      struct Run: Decodable { let token: String }
      struct Rule: Decodable { let witness: Run? }
      let rules: [Rule]
      let counterexample: Run?
    }
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(json.utf8)) else {
      return nil
    }
    tokens = ([report.counterexample] + report.rules.map(\.witness)).compactMap { $0?.token }
  }
}
