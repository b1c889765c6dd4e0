extension Picture {
  /// Draws what goes wrong, and why.
  mutating func drawHeader() {
    let kind = account.kind.uppercased()
    let badge = Double(kind.columns) * 8.6 + 16
    let style = account.fault == nil ? "doubt" : "fault"
    front.rect(at: Point(Self.margin, y), width: badge, height: 20, style, radius: 4)
    front.text(kind, at: Point(Self.margin + badge / 2, y + 14.5), "strong middle on")
    write(
      account.sentence, at: Self.margin + badge + 10, "title", size: 14, leading: 19, offset: 15)
    y += 3
    for reason in account.because { write(reason, at: Self.margin, "small", size: 11) }
    for other in account.others { write(other, at: Self.margin, "small strong", size: 11) }
    write("world: \(account.world)", at: Self.margin, "small faint", size: 11)
    y += 8
  }

  /// Draws the line that replays the run.
  mutating func drawToken() {
    guard let token = account.token else { return }
    y += 12
    write("replay: \(token)", at: Self.margin, "code faint", size: 11)
  }

  /// Writes a text in as many lines as it needs.
  private mutating func write(
    _ text: String, at x: Double, _ style: String, size: Double, leading: Double = 15,
    offset: Double = 11
  ) {
    for line in text.folded(columns: Self.columns(in: width - x - Self.margin, size: size)) {
      front.text(line, at: Point(x, y + offset), style)
      y += leading
    }
  }

  /// Returns how many columns of text have room in a width, for fonts of all sorts.
  static func columns(in width: Double, size: Double) -> Int {
    max(1, Int(width / (size * 0.605)))
  }

  /// Returns how wide a text is at most, for fonts of all sorts.
  static func width(of text: String, size: Double) -> Double {
    Double(text.columns) * size * 0.605
  }
}
