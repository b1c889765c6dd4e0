import OrderingModel

extension Picture {
  /// A line of a listing, where it stands in the picture.
  private struct CodeRow {
    let row: Listing.Row
    let lines: [String]
    let top: Double

    /// How high the middle of its first line is.
    var middle: Double { top + Picture.lineHeight / 2 }
    var height: Double { Double(lines.count) * Picture.lineHeight }
  }

  private static let lineHeight = 16.0
  /// Where the statements begin, behind the mark and the number.
  private static let codeIndent = 54.0
  /// How much farther the rest of a long statement begins.
  private static let hang = 14.0
  /// The room between two listings, for the ways from the one to the other.
  private static let gutter = 64.0

  /// Draws the statements in the run's order; where that is another than the one written, beside that,
  /// with the way of each statement that is moved.
  mutating func drawCode() {
    y += 10
    let (left, room) = (Self.margin, width - 2 * Self.margin)
    if run.isAsWritten {
      let rows = column(
        Listing(run), run.faults.isEmpty ? "as written" : "as written; what is to blame is marked",
        left, room)
      y = bottom(of: rows)
      return
    }
    let half = (room - Self.gutter) / 2
    let right = left + half + Self.gutter
    let written = column(Listing(asWritten: run), "as written", left, half)
    let moved = column(Listing(run), "in this order", right, half)
    for row in written where row.row.isMarked {
      guard let other = moved.first(where: { $0.row.place == row.row.place }) else { continue }
      drawWay(
        from: Point(left + half + 2, row.middle), to: Point(right - 3, other.middle))
    }
    y = max(bottom(of: written), bottom(of: moved))
  }

  private func bottom(of rows: [CodeRow]) -> Double {
    rows.last.map { $0.top + $0.height } ?? y + Self.lineHeight
  }

  private mutating func column(
    _ listing: Listing, _ title: String, _ left: Double, _ room: Double
  ) -> [CodeRow] {
    front.text(title, at: Point(left, y + 10), "small strong faint")
    let columns = Self.columns(in: room - Self.codeIndent - Self.hang, size: 11)
    var (rows, top) = ([CodeRow](), y + 18)
    for row in listing.rows {
      let lines = row.statement.text.folded(columns: columns, lines: 3)
      rows.append(CodeRow(row: row, lines: lines, top: top))
      draw(rows[rows.count - 1], left, room)
      top += Double(lines.count) * Self.lineHeight
    }
    return rows
  }

  private mutating func draw(_ row: CodeRow, _ left: Double, _ room: Double) {
    if row.row.isMarked {
      back.rect(at: Point(left, row.top), width: room, height: row.height, "moved", radius: 3)
      let middle = row.middle
      front.path(
        [Point(left + 4, middle - 4), Point(left + 11, middle), Point(left + 4, middle + 4)],
        "arrow", isClosed: true)
    }
    front.text(row.row.number, at: Point(left + 44, row.top + 12), "code faint right")
    for (index, line) in row.lines.enumerated() {
      let hang = index == 0 ? 0 : Self.hang
      front.text(
        line,
        at: Point(left + Self.codeIndent + hang, row.top + 12 + Double(index) * Self.lineHeight),
        "code", whole: row.lines.count == 1 ? nil : row.row.statement.text)
    }
  }

  private mutating func drawWay(from start: Point, to end: Point) {
    front.bow(from: start, to: Point(end.x - 6, end.y), "way")
    front.path(
      [Point(end.x - 7, end.y - 4), end, Point(end.x - 7, end.y + 4)], "arrow", isClosed: true)
  }
}
