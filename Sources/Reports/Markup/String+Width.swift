extension Character {
  /// How many columns it takes in a font of one width: two where it is drawn wide, as Chinese
  /// characters and emoji are.
  fileprivate var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: \.properties.isEmojiPresentation) { return 2 }
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    return switch first.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}

extension String {
  /// How many columns the text takes in a font of one width.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// Returns the text, cut with an ellipsis where it takes more columns.
  func fitted(columns limit: Int) -> String {
    if columns <= limit { return self }
    var (fitted, width) = ("", 1)
    for character in self {
      width += character.columns
      if width > limit { break }
      fitted.append(character)
    }
    return fitted + "…"
  }

  /// Returns the text with an ellipsis in its middle where it takes more columns, so that names are still
  /// told apart that begin alike.
  func shortened(columns limit: Int) -> String {
    if columns <= limit { return self }
    let tail = String(suffix(limit / 2 - 1))
    return fitted(columns: max(1, limit - tail.columns)) + tail
  }

  /// Returns the text in lines of so many columns, broken at spaces, and within words that are longer;
  /// the last line is cut where there would be more.
  func folded(columns limit: Int, lines most: Int = .max) -> [String] {
    var lines: [String] = []
    var rest = self[...]
    while !rest.isEmpty {
      if lines.count == most - 1 {
        lines.append(String(rest).fitted(columns: limit))
        break
      }
      let end = rest.lineEnd(columns: limit)
      lines.append(String(rest[..<end]).breakable)
      rest = rest[end...].drop { $0 == " " }
    }
    return lines.isEmpty ? [""] : lines
  }
}

extension Substring {
  /// Returns where the first line of so many columns ends: at the last space in it, if there is one.
  fileprivate func lineEnd(columns limit: Int) -> Index {
    var (width, index) = (0, startIndex)
    var space: Index?
    while index < endIndex {
      width += self[index].columns
      if width > limit { break }
      if self[index] == " " { space = index }
      index = self.index(after: index)
    }
    if index == endIndex { return endIndex }
    if self[index] == " " { return index }
    let end = space ?? index
    return end > startIndex ? end : self.index(after: startIndex)
  }
}
