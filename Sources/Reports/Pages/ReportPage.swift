package import OrderingModel

/// A proof or a run as one page of HTML that needs nothing but itself: no script, no other file, no
/// address.
package struct ReportPage {
  private let title: String
  private let main: Element

  /// Creates the page of a proof.
  package init(_ report: ProofReport) {
    self.init(report.story, title: report.functionName)
  }

  /// Creates the page of a run, with the token that replays it.
  package init(_ run: Counterexample, token: String?) {
    self.init(Story(run, token: token), title: run.program.name)
  }

  private init(_ story: Story, title: String) {
    self.title = title
    var main = Element("main")
    for (index, section) in story.sections.enumerated() {
      for element in Self.elements(of: section, isFirst: index == 0) { main.append(element) }
    }
    self.main = main
  }

  /// The page.
  package var html: String {
    let head = Element(
      "head", [],
      [
        Element("meta", [("charset", "utf-8")]),
        Element(
          "meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]),
        Element("title", text: "\(title): flickerproof"),
        Element("style", text: PageStyle.sheet),
      ])
    let body = Element("body", [], [main])
    return "<!DOCTYPE html>\n" + Element("html", [("lang", "en")], [head, body]).markup + "\n"
  }

  private static func elements(of section: Story.Section, isFirst: Bool) -> [Element] {
    var heading = Element(isFirst ? "h1" : "h2")
    if isFirst {
      let style =
        section.label == "SAFE"
        ? "badge safe" : section.label == "NOT KNOWN" ? "badge doubt" : "badge"
      heading.append(Element("span", [("class", style)], text: section.label))
      heading.append(section.text.breakable)
    } else {
      heading.append(section.title.breakable)
    }
    return [heading] + elements(of: section.blocks)
  }

  /// Returns blocks as elements; items that follow each other are one list.
  private static func elements(of blocks: [Story.Block]) -> [Element] {
    var elements: [Element] = []
    var list = Element("ul")
    for block in blocks {
      if let item = item(block) {
        list.append(item)
        continue
      }
      if !list.children.isEmpty { elements.append(list) }
      list = Element("ul")
      switch block {
      case .sentence(let text): elements.append(Element("p", text: text.breakable))
      case .listing(let listing): elements.append(code(listing))
      case .run(let account): elements += RunElements(account).elements
      case .item, .note, .row: break
      }
    }
    return list.children.isEmpty ? elements : elements + [list]
  }

  private static func item(_ block: Story.Block) -> Element? {
    switch block {
    case .item(let text): return Element("li", text: text.breakable)
    case .note(let text): return Element("li", [("class", "faint")], text: text.breakable)
    case .row(let number, let text):
      var item = Element("li")
      if !number.isEmpty {
        item.append(Element("span", [("class", "number")], text: "\(number.breakable)  "))
      }
      item.append(text.breakable)
      return item
    case .sentence, .listing, .run: return nil
    }
  }

  private static func code(_ listing: Listing) -> Element {
    let rows = listing.rows.map { row in
      Element(
        "span", row.isMarked ? [("class", "moved")] : [],
        text: "\(row.isMarked ? ">" : " ") \(row.number.leftPadded(to: 4))  \(row.statement.text)")
    }
    return Element("div", [("class", "code")], rows)
  }
}
