package import Fuzz
import OrderingModel

/// What programs at random reach: operations, faults, and the laws that faults are put down to.
package struct CoverageTable {
  /// How many programs are drawn.
  package let programs: Int
  private let counts: [String: Int]

  /// Draws programs and worlds, and runs each.
  package init(programs: Int = 6000, seed: Seed = Seed(7)) {
    let property = Property<Drawn>("all", over: Drawn.cases) { drawn, notes in
      for label in drawn.program.labels { notes.label("operation \(label)") }
      for feature in drawn.program.features { notes.label("feature \(feature)") }
      let accounts = drawn.accounts
      for kind in FaultKind.allCases {
        notes.label(
          "fault \(kind)", if: accounts.contains { $0.verdict.faults.kinds.contains(kind) })
      }
      for law in Self.citableLaws {
        notes.label("law \(law)", if: accounts.contains { $0.laws.contains(law) })
      }
      return .passed
    }
    let result = property.check(Settings(cases: programs, seed: seed))
    self.programs = result.cases
    counts = Dictionary(uniqueKeysWithValues: result.labels.map { ($0.label, $0.count) })
  }

  /// The laws that faults can be put down to.
  package static let citableLaws = [
    "1.1", "1.2", "1.3", "1.4", "1.7", "1.8", "1.10", "1.14", "1.15", "2.2", "2.3", "2.6",
    "2.8", "2.9", "3.8", "4.2", "4.9", "4.12", "5.5", "5.7", "5.12", "7.1", "7.5", "7.7", "7.13",
    "8.1", "8.3", "8.6", "9.1", "9.4", "13.2", "15.1",
  ]

  /// What is never reached.
  package var unreached: [String] { keys.filter { counts[$0] == nil } }

  private var keys: [String] {
    OrderingModel.Operation.allNames.map { "operation \($0)" }
      + Program.allFeatures.map { "feature \($0)" }
      + FaultKind.allCases.map { "fault \($0)" } + Self.citableLaws.map { "law \($0)" }
  }

  /// The page in Markdown.
  package var markdown: String {
    let sentences = Dictionary(uniqueKeysWithValues: Law.all.map { ($0.number, $0.sentence) })
    return
      ([
        "# What programs at random reach", "",
        "Of \(programs) programs of the generator that [theorems](Theorems.md) are checked with, so many"
          + " have, or come to, what stands in these tables. Each is run as written and in two other"
          + " orders, in one world; one in two under another reading of a disputed law. This page is"
          + " generated, and a test compares it; it fails where something is never reached.",
      ] + table("Operations", "operation", OrderingModel.Operation.allNames)
      + table("What else programs have", "feature", Program.allFeatures)
      + table("Faults", "fault", FaultKind.allCases.map(\.name))
      + table("Laws that faults are put down to", "law", Self.citableLaws) {
        "\($0) \(sentences[$0] ?? "")"
      })
      .joined(separator: "\n") + "\n"
  }

  private func table(
    _ title: String, _ prefix: String, _ names: [String], text: (String) -> String = { $0 }
  ) -> [String] {
    ["", "## \(title)", "", "| \(prefix) | programs |", "| --- | ---: |"]
      + names.map { "| \(text($0)) | \(counts["\(prefix) \($0)"] ?? 0) |" }
  }
}
