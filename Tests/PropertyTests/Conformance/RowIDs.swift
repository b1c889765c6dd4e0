/// Numbers of rows, written as "G001-G031, G040".
struct RowIDs: ExpressibleByStringLiteral, Sendable {
  let text: String
  let ids: [String]

  init(stringLiteral text: String) {
    self.text = text
    ids = text.split(separator: ",").flatMap { Self.expanded($0.filter { $0 != " " }) }
  }

  private static func expanded(_ part: String) -> [String] {
    let ends = part.split(separator: "-")
    guard ends.count == 2, let letter = part.first, let first = Int(ends[0].dropFirst()),
      let last = Int(ends[1].dropFirst())
    else { return [part] }
    return (first...last).map { number in
      let digits = "\(number)"
      return "\(letter)" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    }
  }
}
