import Foundation
package import OrderingModel

/// The page that says which orders of the dissolve's calls are safe, on which layers, and why folklore
/// contradicts itself.
package struct OrderingRulesPage {
  /// One proof, with what tells it from the others.
  package struct Row {
    let layers: String
    let variant: [String]
    let worlds: WorldSet
    let proof: Proof

    /// Creates a row.
    package init(layers: String, variant: [String], worlds: WorldSet, _ proof: Proof) {
      self.layers = layers
      self.variant = variant
      self.worlds = worlds
      self.proof = proof
    }
  }

  private let rows: [Row]
  private let ruleSets: [RuleSet]

  /// Creates the page of some proofs.
  package init(_ rows: [Row]) {
    self.rows = rows
    var sets: [RuleSet] = []
    for row in rows where row.proof.safe > 0 {
      let set = RuleSet(row.proof)
      if !sets.contains(set) { sets.append(set) }
    }
    ruleSets = sets
  }

  /// The page in Markdown.
  package var markdown: String {
    var lines = Self.introduction
    for layers in unique(rows.map(\.layers)) {
      lines += ["## Layers: \(layers)", "", Self.head, Self.rule]
      for variant in unique(rows.filter { $0.layers == layers }.map(\.variant)) {
        lines.append(line(layers, variant))
      }
      lines.append("")
    }
    lines += ["## Rule sets", ""]
    for (index, set) in ruleSets.enumerated() { lines += set.lines(named: Self.letter(index)) }
    return lines.joined(separator: "\n")
  }

  /// Returns one line of a table, for comparing a part of the page.
  package func line(_ layers: String, _ variant: [String]) -> String {
    let cells = [WorldSet.closed, .standard].map { worlds in
      rows.first { $0.layers == layers && $0.variant == variant && $0.worlds == worlds }
        .map(cell) ?? "–"
    }
    return "| \((variant + cells).joined(separator: " | ")) |"
  }

  private static let head =
    "| key | duration | actions | closed: safe | standard: safe |"
  private static let rule = "| --- | --- | --- | --- | --- |"

  private func cell(_ row: Row) -> String {
    guard row.proof.safe > 0, let index = ruleSets.firstIndex(of: RuleSet(row.proof)) else {
      return "0"
    }
    let exactness =
      row.proof.isExact ? "exact" : row.proof.isSufficient ? "with choices" : "necessary"
    return
      "\(row.proof.safe.grouped) of \(row.proof.total.grouped), \(Self.letter(index)) \(exactness)"
  }

  private static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(65 + index % 26))) + (index >= 26 ? "\(index / 26)" : "")
  }

  private func unique<Element: Equatable>(_ elements: [Element]) -> [Element] {
    var unique: [Element] = []
    for element in elements where !unique.contains(element) { unique.append(element) }
    return unique
  }
}

/// The rules of a proof, to tell equal ones.
private struct RuleSet: Equatable {
  private let chains: [String]
  private let choices: [String]
  private let isSufficient: Bool

  init(_ proof: Proof) {
    let groups = RuleGroup.groups(of: proof.rules, proof.movable)
    chains = RuleGroup.chains(of: groups).map { Self.withoutKey($0.breakable) }
    choices = proof.clauses.map { clause in
      clause.alternatives.map {
        Self.withoutKey("\(proof.movable[$0.before].text) → \(proof.movable[$0.after].text)")
      }.joined(separator: " **or** ")
    }
    isSufficient = proof.isSufficient
  }

  func lines(named name: String) -> [String] {
    var lines = ["### \(name)", "", summary, ""]
    lines += chains.map { "- \($0)" } + choices.map { "- one of: \($0)" }
    return chains.isEmpty && choices.isEmpty ? lines : lines + [""]
  }

  private var summary: String {
    if !isSufficient {
      return "Necessary; not sufficient, and what is missing is more than a few choices can say."
    }
    if choices.isEmpty {
      return chains.isEmpty
        ? "No rules: every order is safe."
        : "Necessary and sufficient: an order is safe exactly if it obeys all of these."
    }
    return "Necessary and, with the choices, sufficient: an order is safe exactly if it obeys all."
  }

  /// Returns a rule without the key, so that rules differ only where the order does.
  private static func withoutKey(_ text: String) -> String {
    var text = text
    for key in ["nil", "\"opacity\""] {
      let part = ", forKey: \(key)"
      text = text.components(separatedBy: part).joined()
    }
    return text
  }
}
