/// A run as a part of a page: what goes wrong and why, the picture, the table of moments.
struct RunElements {
  private let account: RunAccount

  init(_ account: RunAccount) { self.account = account }

  /// The elements, in order.
  var elements: [Element] {
    [fault, reasons, Element("figure", [], [Picture(account, isComplete: false).figure])]
      + [table, replay].compactMap(\.self)
  }

  private var fault: Element {
    var fault = Element("p", [("class", "label")])
    let style = account.fault == nil ? "badge doubt" : "badge"
    fault.append(Element("span", [("class", style)], text: account.kind))
    fault.append(account.sentence)
    return fault
  }

  private var reasons: Element {
    Element(
      "ul", [],
      account.because.map { Element("li", text: $0) }
        + [Element("li", [("class", "faint")], text: "world: \(account.world)")])
  }

  private var table: Element? {
    guard let table = account.table else { return nil }
    let names = ["ms", "moment", table.title, "playing", ""]
    let head = Element(
      "tr", [], zip(names, Self.styles).map { Element("th", Self.attributes($1), text: $0) })
    let rows = table.rows.map { row in
      let cells = [row.instant, row.moment, row.screen, row.playing, row.mark]
      return Element(
        "tr", [], zip(cells, Self.styles).map { Element("td", Self.attributes($1), text: $0) })
    }
    let body = Element("table", [], [Element("thead", [], [head]), Element("tbody", [], rows)])
    return Element("div", [("class", "scroll")], [body])
  }

  private var replay: Element? {
    account.token.map { Element("p", [("class", "replay")], text: "replay: \($0)") }
  }

  /// The styles of the columns: numbers stand to the right.
  private static let styles = ["n", "", "n", "n", "mark"]

  private static func attributes(_ style: String) -> [(name: String, value: String)] {
    style.isEmpty ? [] : [("class", style)]
  }
}
