import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a well-formed document, in order.
struct XMLShapes {
  /// An element, with the text in it, that of its `title` not included.
  struct Shape {
    let name: String
    let attributes: [String: String]
    var text = ""

    /// Returns the number that an attribute holds.
    func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

    /// Its styles.
    var styles: [Substring] { attributes["class", default: ""].split(separator: " ") }
  }

  let all: [Shape]

  /// Reads a document; one that is not well-formed is an error.
  init(_ document: String) throws {
    let parser = XMLParser(data: Data(document.utf8))
    let reader = Reader()
    parser.delegate = reader
    let isWellFormed = parser.parse()
    try #require(isWellFormed, "\(String(describing: parser.parserError))")
    all = reader.shapes
  }

  /// Returns the elements with a name.
  func named(_ name: String) -> [Shape] { all.filter { $0.name == name } }

  private final class Reader: NSObject, XMLParserDelegate {
    var shapes: [Shape] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(shapes.count)
      shapes.append(Shape(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { shapes[last].text += text }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
