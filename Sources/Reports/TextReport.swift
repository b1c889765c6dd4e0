import OrderingModel

/// A proof as text for a person at a terminal: the answer first, then the rules, then what breaks
/// without them.
package struct TextReport {
  private let width: Int
  private var lines: [String] = []

  /// Creates the text of a proof, in lines of a width; it is readable from 40 columns on.
  package init(_ report: ProofReport, width: Int = 80) {
    self.width = max(40, width)
    for section in report.story.sections { write(section) }
  }

  /// The text.
  package var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func write(_ section: Story.Section) {
    if !lines.isEmpty { lines.append("") }
    write(section.title, hang: section.label == "RULES" ? 7 : 2)
    if !section.isTight, let first = section.blocks.first {
      if case .run = first {} else { lines.append("") }
    }
    for block in section.blocks { write(block) }
  }

  private mutating func write(_ block: Story.Block) {
    switch block {
    case .sentence(let text): write(text, indent: 2)
    case .item(let text): write(text, indent: 2, hang: 2)
    case .note(let text): write(text, indent: 4, hang: 2)
    case .row(let number, let text):
      write(number.isEmpty ? text : "\(number.unbreakable) \(text)", indent: 2, hang: 4)
    case .listing(let listing): lines += listing.lines(width: width)
    case .run(let account): write(account)
    }
  }

  private mutating func write(_ account: RunAccount) {
    guard let table = account.table else { return }
    lines.append("")
    write("\(account.kind): \(account.sentence)", indent: 2, hang: 2)
    for reason in account.because { write(reason, indent: 4, hang: 2) }
    write("world: \(account.world)", indent: 4, hang: 2)
    lines.append("")
    lines += Listing(account.run).lines(width: width)
    lines.append("")
    lines += table.lines(width: width)
    lines.append("")
    if let token = account.token { lines.append("    replay: \(token)") }
  }

  private mutating func write(_ text: String, indent: Int = 0, hang: Int = 0) {
    let space = String(repeating: " ", count: indent)
    let parts = text.wrapped(to: width - indent - hang)
    for (index, part) in parts.enumerated() {
      let line = space + String(repeating: " ", count: index == 0 ? 0 : hang) + part
      lines.append(line.breakable)
    }
  }
}
