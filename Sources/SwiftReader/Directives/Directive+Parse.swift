import SwiftOutline

extension Directive {
  /// What a comment begins with that is meant for the reader.
  static let mark = "flickerproof:"

  /// What people can write.
  static let usage =
    "write `stage NAME: a(picture) < b(picture)`, `viewBacked a, b`, `standalone a`, `onScreen a`,"
    + " `new a`, `start a.property = value`, `later a shows picture` or `interrupt function`"

  /// Reads a comment; nil for one that is not meant for the reader or that is wrong.
  init?(_ comment: SourceComment) {
    let trimmed = Self.trim(comment.text[...])
    guard trimmed.hasPrefix(Self.mark) else { return nil }
    let text = Self.trim(trimmed.dropFirst(Self.mark.count))
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let kind = Self.kind(words[0], Self.trim(words[1])) else { return nil }
    self.kind = kind
    self.text = String(text)
    position = comment.position
  }

  private static func kind(_ word: Substring, _ rest: Substring) -> Kind? {
    switch word {
    case "stage": stage(rest)
    case "viewBacked": list(rest).map { .viewBacked($0) }
    case "standalone": list(rest).map { .standalone($0) }
    case "onScreen": list(rest).map { .onScreen($0) }
    case "new": list(rest).map { .new($0) }
    case "start": start(rest)
    case "later": later(rest)
    case "interrupt": rest.contains(" ") ? nil : .interrupt(String(rest))
    default: nil
    }
  }

  private static func list(_ text: Substring) -> [String]? {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map { trim($0) }
    return names.contains(where: \.isEmpty) ? nil : names.map(String.init)
  }

  private static func stage(_ text: Substring) -> Kind? {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let fields = parts[1].split(separator: "<", omittingEmptySubsequences: false)
    let places = fields.compactMap { place(trim($0)) }
    let name = String(trim(parts[0]))
    return places.count == fields.count && !name.isEmpty ? .stage(name, places) : nil
  }

  private static func place(_ text: Substring) -> Place? {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else {
      return text.isEmpty ? nil : Place(layer: String(text))
    }
    let picture = trim(text[text.index(after: open)...].dropLast())
    let layer = trim(text[..<open])
    guard !picture.isEmpty, !layer.isEmpty else { return nil }
    return Place(layer: String(layer), picture: String(picture))
  }

  private static func start(_ text: Substring) -> Kind? {
    let sides = text.split(separator: "=", maxSplits: 1).map { trim($0) }
    guard sides.count == 2, let dot = sides[0].lastIndex(of: ".") else { return nil }
    let (layer, property) = (sides[0][..<dot], sides[0][sides[0].index(after: dot)...])
    guard !layer.isEmpty, !property.isEmpty, !sides[1].isEmpty else { return nil }
    return .start(layer: String(layer), property: String(property), value: String(sides[1]))
  }

  private static func later(_ text: Substring) -> Kind? {
    let words = text.split(separator: " ")
    guard words.count == 3, words[1] == "shows" else { return nil }
    return .later(layer: String(words[0]), picture: String(words[2]))
  }

  private static func trim(_ text: Substring) -> Substring {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { start[...$0] } ?? start.prefix(0)
  }
}
