/// An element of XML or HTML; what it holds is escaped when it is written.
struct Element {
  /// What stands in an element.
  enum Node {
    case element(Element)
    case text(String)
  }

  let name: String
  private(set) var attributes: [(name: String, value: String)]
  private(set) var children: [Node]

  /// The elements that are always empty.
  private static let empty: Set = ["circle", "line", "meta", "path", "rect"]
  /// The elements whose children stand on lines of their own.
  private static let spacious: Set = [
    "article", "body", "details", "figure", "g", "head", "header", "html", "main", "ol", "section",
    "svg", "table", "tbody", "thead", "ul",
  ]

  /// Creates an element.
  init(
    _ name: String, _ attributes: [(name: String, value: String)] = [], _ children: [Element] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children.map { .element($0) }
  }

  /// Creates an element that holds a text.
  init(_ name: String, _ attributes: [(name: String, value: String)] = [], text: String) {
    self.name = name
    self.attributes = attributes
    children = [.text(text)]
  }

  /// Appends an element.
  mutating func append(_ element: Element) { children.append(.element(element)) }

  /// Appends a text.
  mutating func append(_ text: String) { children.append(.text(text)) }

  /// The element as text, well-formed both as XML and as HTML.
  var markup: String {
    let attributes = attributes.map { " \($0.name)=\"\($0.value.escaped)\"" }.joined()
    if Self.empty.contains(name) { return "<\(name)\(attributes)/>" }
    let separator = Self.spacious.contains(name) ? "\n" : ""
    let content = children.map { child in
      switch child {
      case .element(let element): element.markup + separator
      case .text(let text): text.escaped
      }
    }
    return "<\(name)\(attributes)>\(separator)\(content.joined())</\(name)>"
  }
}

extension String {
  /// The text as it may stand in XML and HTML, in an element or a value with quotes; characters that no
  /// document may hold are replaced.
  var escaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
