import Foundation
import OrderingModel
import Reports
import Testing
import Theorems

/// `Docs/OrderingRules.md` against the proofs.
///
/// An unoptimised run proves the standard worlds, but for spans with one more movable operation;
/// `Scripts/check` compares the whole page in release.
struct OrderingRulesPageTests {
  private static var spans: [DissolveSpan] {
    DissolveSpan.all.filter { $0.actions != .disabledWithin }
  }

  @Test func `the page's lines for the standard worlds are current`() throws {
    let url = GoldenFile.packageRoot.appendingPathComponent("Docs/OrderingRules.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let lines = page.split(separator: "\n").map(String.init)
    for span in Self.spans {
      let proof = try Prover(span.program, in: .standard).prove()
      let cell =
        proof.safe == 0
        ? "| 0 |" : "| \(proof.safe.grouped) of \(proof.total.grouped), \(proof.letter) exact |"
      let section = lines.drop { $0 != "## Layers: \(span.layers.rawValue)" }
      let line = section.first { $0.hasPrefix("| \(span.variant.joined(separator: " | ")) |") }
      #expect(line?.hasSuffix(cell) == true, "\(span.layers) \(span.variant): \(cell)")
      #expect(proof.isExact == (proof.safe > 0))
    }
  }
}

extension Proof {
  /// The letter of the page's rule set: whether each set must stand before its add tells them apart.
  fileprivate var letter: String { rules.count == 9 ? "B" : "G" }
}
