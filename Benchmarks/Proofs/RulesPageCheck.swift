import Foundation
import OrderingModel
import Reports
import Theorems

/// Proves every line of `Docs/OrderingRules.md` anew, and compares or writes the page.
struct RulesPageCheck {
  let isWriting: Bool

  /// Returns whether the page is current.
  func run() throws -> Bool {
    let rows = try DissolveSpan.all.flatMap { span in
      try [WorldSet.closed, .standard].map { worlds in
        OrderingRulesPage.Row(
          layers: span.layers.rawValue, variant: span.variant, worlds: worlds,
          try Prover(span.program, in: worlds).prove())
      }
    }
    let page = OrderingRulesPage(rows).markdown
    let file = URL(fileURLWithPath: "Docs/OrderingRules.md")
    if isWriting { try Data(page.utf8).write(to: file, options: .atomic) }
    let isCurrent = try String(contentsOf: file, encoding: .utf8) == page
    print(
      isCurrent
        ? "Docs/OrderingRules.md: all \(rows.count) proofs agree"
        : "Docs/OrderingRules.md is stale: run Benchmarks rules --write")
    return isCurrent
  }
}
