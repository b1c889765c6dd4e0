import OrderingModel

/// The page of all laws, with their sources and disputed readings.
package struct SemanticsPage {
  /// Creates the page.
  package init() {}

  /// The page in Markdown.
  package var markdown: String {
    var lines = Self.introduction
    for section in Law.sections {
      lines += ["## \(section.number). \(section.title)", ""]
      lines += section.laws.map(Self.item)
      lines.append("")
    }
    lines += Self.implicitActions
    lines += ["## Disputed readings", "", "The default stands first.", ""]
    lines += ["| reading | values | law |", "| --- | --- | --- |"]
    lines += Parameter.all.map { parameter in
      "| `\(parameter.name)` | \(parameter.values.joined(separator: ", ")) | \(parameter.law) |"
    }
    lines += ["", "## Sources", ""]
    lines += Source.all.map { source in
      "- **\(source.code)** \(source.title)" + (source.address.map { " <\($0)>" } ?? "")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static var implicitActions: [String] {
    let rows = ImplicitAction.all.map { action in
      "| `\(action.owner).\(action.property)` | \(action.kind.rawValue) | \(action.note ?? "") |"
        + " \(action.sources.joined(separator: ", ")) |"
    }
    return [
      "## What animates by itself", "",
      "What a change of a property does where the search of law 3.1 finds nothing: a basic animation of"
        + " the property, a transition that fades, or none. Either lasts 0.25 s or what the transaction"
        + " says (law 3.6). A part such as `position.y` goes with its whole. Properties that do not stand"
        + " here may be of a subclass, and count as basic.",
      "", "| property | action | | sources |", "| --- | --- | --- | --- |",
    ] + rows + [""]
  }

  private static let introduction = [
    "# What Core Animation does",
    "",
    "This page is generated from the laws that the model obeys"
      + " (`Sources/OrderingModel/Laws`); a test compares both. Each law has a number, how well it is"
      + " known, and where it is from.",
    "",
    "*Documented*: an Apple header or Apple's documentation says it. *Measured*: an automated test that"
      + " runs against Apple's framework asserts it. *Widely observed*: several people report it"
      + " independently, or one careful experiment with corroboration. *Single report*: one. *Inferred*:"
      + " it follows from other laws. *Disputed*: sources disagree; then the model has a switch.",
    "",
  ]

  private static func item(_ law: Law) -> String {
    let confidence = law.confidence.map(\.rawValue).joined(separator: ", ")
    let sources = law.sources.isEmpty ? "" : " — \(law.sources.joined(separator: ", "))"
    let readings = law.parameters.map { "`\($0)`" }.joined(separator: ", ")
    return "- **\(law.number)** \(law.sentence) *\(confidence)*\(sources)"
      + (readings.isEmpty ? "" : "; reading: \(readings)")
  }
}
