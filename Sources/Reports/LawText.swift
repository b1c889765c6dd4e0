package import OrderingModel

/// A law as text for a person at a terminal, with its sources.
package struct LawText {
  private let width: Int

  /// Creates the text in lines of a width.
  package init(width: Int = 80) { self.width = max(40, width) }

  /// Returns all that is known of a law.
  package func text(of law: Law) -> String {
    var lines = ["\(law.number)  \(law.confidence.map(\.rawValue).joined(separator: ", "))", ""]
    lines += law.sentence.wrapped(to: width - 2).map { "  \($0)" }
    for name in law.parameters {
      guard let parameter = Parameter.all.first(where: { $0.name == name }) else { continue }
      lines += [
        "", "  reading \(name): \(parameter.values.joined(separator: ", ")) (default first)",
      ]
    }
    if !law.sources.isEmpty { lines += ["", "  sources"] }
    for code in law.sources {
      guard let source = Source.source(coded: code) else { continue }
      lines += "\(code)  \(source.title)".wrapped(to: width - 4).map { "    \($0)" }
      if let address = source.address { lines.append("      \(address)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The laws in one line each, by sections.
  package var list: String {
    var lines: [String] = []
    for section in Law.sections {
      lines += (lines.isEmpty ? [] : [""]) + ["\(section.number)  \(section.title)"]
      for law in section.laws {
        lines.append("\("  \(law.number)".padded(to: 8))\(law.sentence.cut(to: width - 8))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
