import SwiftOutline

extension Directive {
  /// What a comment begins with that is meant for the reader, before a colon.
  private static let mark = "flickerproof"

  /// The first words of what people can write.
  private static let words = [
    "stage", "viewBacked", "standalone", "onScreen", "new", "start", "later", "assume", "interrupt",
  ]

  /// What people can write.
  static let usage =
    "write `stage NAME: a(picture) < b(picture)`, `viewBacked a, b`, `standalone a`, `onScreen a`,"
    + " `new a`, `start a.property = value`, `later a shows picture`, `assume condition`,"
    + " `assume !condition`, `assume number = 1` or `interrupt function`"

  /// Reads a comment; nil for one that is not meant for the reader or that is wrong.
  init?(_ comment: SourceComment) {
    guard let rest = Self.rest(of: comment), rest.first == ":" else { return nil }
    let text = Self.trim(rest.dropFirst())
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard words.count == 2, let kind = Self.kind(words[0], Self.trim(words[1])) else { return nil }
    self.kind = kind
    self.text = String(text)
    position = comment.position
  }

  /// Returns whether a comment is meant for the reader, however it is written.
  static func isMeant(_ comment: SourceComment) -> Bool {
    guard let rest = rest(of: comment) else { return false }
    let word = rest.split(whereSeparator: \.isWhitespace).first?.lowercased()
    return rest.first == ":" || words.contains { $0.lowercased() == word }
  }

  /// Returns why a comment that is meant for the reader is not understood, and what to write.
  static func complaint(about comment: SourceComment) -> String {
    let text = String(body(of: comment))
    guard let rest = rest(of: comment), rest.first == ":" else {
      return "`\(text)` lacks a colon; write `flickerproof: \(trim(text.dropFirst(mark.count)))`"
    }
    let sides = rest.split(separator: "=", maxSplits: 1).map(trim)
    if sides.count == 2, trim(sides[0].dropFirst()).hasPrefix("start "), !isValue(sides[1]) {
      return "`\(sides[1])` is no value to start at; write a number, `true`, `false` or one word"
        + " without spaces, such as `level`, and nothing behind it"
    }
    return "`\(text)` is not understood; \(usage)"
  }

  /// Returns what follows the mark in a comment, also in one of documentation; nil without a mark.
  private static func rest(of comment: SourceComment) -> Substring? {
    let text = body(of: comment)
    guard text.prefix(mark.count).lowercased() == mark else { return nil }
    return trim(text.dropFirst(mark.count))
  }

  /// Returns a comment without what else marks it as a comment.
  private static func body(of comment: SourceComment) -> Substring {
    trim(comment.text.drop { "/*! \t".contains($0) })
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
    case "assume": assume(rest)
    case "interrupt": rest.contains(where: \.isWhitespace) ? nil : .interrupt(String(rest))
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
    guard sides.count == 2, isValue(sides[1]) else { return nil }
    let names = sides[0].split(separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1, !names.contains(where: \.isEmpty) else { return nil }
    return .start(property: String(sides[0]), value: String(sides[1]))
  }

  /// Returns whether a text can be what a property starts at.
  private static func isValue(_ text: Substring) -> Bool {
    !text.isEmpty && !text.contains(where: \.isWhitespace)
  }

  private static func later(_ text: Substring) -> Kind? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 3, words[1] == "shows" else { return nil }
    return .later(layer: String(words[0]), picture: String(words[2]))
  }

  /// Returns what an expression is taken to be: a number, or whether it is true.
  private static func assume(_ text: Substring) -> Kind? {
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.count > 2, words[words.count - 2] == "=" {
      let value = words[words.count - 1]
      guard Double(value) != nil || value == "true" || value == "false" else { return nil }
      let expression = words.dropLast(2).joined(separator: " ")
      return .assume(expression: expression, value: String(value))
    }
    let isNegated = text.hasPrefix("!")
    let expression = trim(isNegated ? text.dropFirst() : text)
    if expression.isEmpty { return nil }
    return .assume(expression: String(expression), value: isNegated ? "false" : "true")
  }

  private static func trim(_ text: Substring) -> Substring {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { start[...$0] } ?? start.prefix(0)
  }
}
