import OrderingModel

extension Picture {
  private static let rowHeight = 22.0

  /// Draws the completion blocks: a line from the ends that each waits for to where it runs.
  mutating func drawWaits() {
    if recording.waits.isEmpty { return }
    let firstBar = y - Double(recording.bars.count) * Self.barHeight
    y += 2
    for (index, wait) in recording.waits.enumerated() {
      draw(wait, index: index, firstBar: firstBar)
      y += Self.rowHeight
    }
  }

  private mutating func draw(_ wait: Recording.Wait, index: Int, firstBar: Double) {
    let middle = y + Self.rowHeight / 2
    drawName(phrases.name(of: wait.block), at: middle + 4)
    let runs = wait.moment.map { axis.places[$0] } ?? axis.end
    // Blocks that wait for the same end have their lines beside each other.
    let ends = wait.bars.map { end(of: recording.bars[$0]) - 4 - Double(index) * 5 }
    for (bar, end) in zip(wait.bars, ends) {
      let height = firstBar + (Double(bar) + 0.5) * Self.barHeight
      front.line(from: Point(end, height), to: Point(end, middle), "wait")
      front.circle(at: Point(end, height), radius: 3.5, "wait before")
    }
    if let first = ends.min() {
      front.line(
        from: Point(first, middle), to: Point(max(runs, ends.max() ?? runs), middle), "wait")
    }
    drawOutcome(of: wait, at: Point(runs, middle), waitsForNothing: wait.bars.isEmpty)
  }

  private mutating func drawName(_ name: String, at base: Double) {
    let short = name.hasPrefix("the ") ? String(name.dropFirst(4)) : name
    front.text(
      short.fitted(columns: Self.rowColumns), at: Point(Self.margin, base), "small", whole: name)
  }

  private mutating func drawOutcome(
    of wait: Recording.Wait, at end: Point, waitsForNothing: Bool
  ) {
    let kinds: [FaultKind] = run.faults.filter { $0.subject == .block(wait.block) }.map(\.kind)
    guard wait.moment != nil else {
      let text = "✗ never runs"
      let left = min(end.x + 6, width - Self.margin - Self.width(of: text, size: 11))
      return write(text, at: Point(left, end.y), "fault")
    }
    let isEarly = kinds.contains(.early)
    front.path(Self.diamond(at: end), isEarly ? "fault" : "run", isClosed: true)
    let notes = (isEarly ? ["✗ early"] : []) + (waitsForNothing ? ["waits for nothing"] : [])
    if notes.isEmpty { return }
    let text = notes.joined(separator: ": ")
    let length = Self.width(of: text, size: 11)
    let left = end.x + 10 + length < width ? end.x + 10 : end.x - 10 - length
    write(text, at: Point(left, end.y), isEarly ? "fault" : "faint")
  }

  private mutating func write(_ text: String, at start: Point, _ style: String) {
    let length = Self.width(of: text, size: 11)
    front.rect(at: Point(start.x - 2, start.y - 7), width: length + 4, height: 14, "paper")
    front.text(text, at: Point(start.x, start.y + 4), "small strong \(style)")
  }
}
