package import OrderingModel

/// A proof or a run in Markdown, for pull requests and issues.
package struct MarkdownReport {
  private var lines: [String] = []

  /// Creates the Markdown of a proof.
  package init(_ report: ProofReport) { self.init(report.story) }

  /// Creates the Markdown of a run, with the token that replays it.
  package init(_ run: Counterexample, token: String?) { self.init(Story(run, token: token)) }

  private init(_ story: Story) {
    for (index, section) in story.sections.enumerated() {
      write("\(index == 0 ? "#" : "##") \(section.title.markdown)")
      for block in section.blocks { write(block) }
    }
  }

  /// The text.
  package var text: String { lines.joined(separator: "\n") + "\n" }

  /// Writes a paragraph.
  private mutating func write(_ paragraph: String) {
    if !lines.isEmpty { lines.append("") }
    lines.append(paragraph)
  }

  private mutating func write(_ block: Story.Block) {
    switch block {
    case .sentence(let text): write(text.markdown)
    case .item(let text): write("- \(text.markdown)")
    case .note(let text): lines.append("  - \(text.markdown)")
    case .row(let number, let text):
      let number = number.filter { $0 != "\u{A0}" }
      write(number.isEmpty ? "- \(text.markdown)" : "- \(number): \(text.markdown)")
    case .listing(let listing): write(listing)
    case .run(let account): write(account)
    }
  }

  private mutating func write(_ account: RunAccount) {
    write("**\(account.kind)**: \(account.sentence.markdown)")
    write(
      (account.because.map { "- \($0.markdown)" } + ["- world: \(account.world.markdown)"])
        .joined(separator: "\n"))
    write(Listing(account.run))
    if let table = account.table { write(table) }
    if let token = account.token { write("replay: \(token.markdownCode)") }
  }

  private mutating func write(_ listing: Listing) {
    let rows = listing.rows.map { row in
      "\(row.isMarked ? ">" : " ") \(row.number.leftPadded(to: 4))  \(row.statement.text.onOneLine)"
    }
    let fence = rows.joined().fence(atLeast: 3)
    write(([fence + "text"] + rows + [fence]).joined(separator: "\n"))
  }

  private mutating func write(_ table: TimelineTable) {
    let head = ["ms", "moment", table.title.markdown, "playing", ""]
    let rows = table.rows.map {
      [$0.instant, $0.moment.markdown, $0.screen.markdown, $0.playing, $0.mark]
    }
    let all = [head, ["---:", "---", "---:", "---:", "---"]] + rows
    write(all.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n"))
  }
}

extension String {
  /// The text with a backslash before everything that Markdown or HTML would read as markup, on one
  /// line.
  fileprivate var markdown: String {
    breakable.onOneLine.reduce(into: "") { text, character in
      if "\\`*_[]<>#|~&$@".contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  /// The text as code, on one line.
  fileprivate var markdownCode: String {
    let fence = fence(atLeast: 1)
    let space = hasPrefix("`") || hasSuffix("`") ? " " : ""
    return fence + space + onOneLine + space + fence
  }

  /// Returns more backticks than the text has in a row.
  fileprivate func fence(atLeast count: Int) -> String {
    var (longest, run) = (count - 1, 0)
    for character in self {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: longest + 1)
  }
}
