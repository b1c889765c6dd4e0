extension String {
  /// Returns the text, cut with an ellipsis where it is longer than a width.
  func cut(to width: Int) -> String {
    count <= width ? self : String(prefix(max(0, width - 1))) + "…"
  }

  /// Returns the text with spaces behind it, up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// Returns the text with spaces before it, up to a width.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }

  /// The text with spaces at which no line is broken.
  var unbreakable: String { String(map { $0 == " " ? "\u{A0}" : $0 }) }

  /// The text with its comment for the reader in one piece, to be copied.
  var withWholeComment: String {
    guard let start = firstRange(of: "// flickerproof:")?.lowerBound else { return self }
    return self[..<start] + String(self[start...]).unbreakable
  }

  /// The text with ordinary spaces only.
  var breakable: String { String(map { $0 == "\u{A0}" ? " " : $0 }) }

  /// The text with spaces in place of the ends of lines.
  var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }

  /// Returns the text in lines no longer than a width, broken at spaces.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
