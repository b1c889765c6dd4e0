import OrderingModel

extension Picture {
  /// What is written of a jump, and where.
  private struct Label {
    let text: String
    let whole: String
    let length: Double
    let isRight: Bool
  }

  /// Draws the jumps of a lane: a thick line from an open dot to a full one, with both values.
  mutating func drawJumps(of lane: Recording.Lane, _ scale: LaneScale, height: Double) {
    let places = lane.jumps.indices.filter { lane.jumps[$0] != nil }.map { axis.places[$0] }
    let jumps = lane.jumps.compactMap(\.self)
    var edge = -Double.infinity
    for (index, (jump, x)) in zip(jumps, places).enumerated() {
      let isFlat = scale.place(of: jump.before) == scale.place(of: jump.after)
      let start = isFlat ? y + 4 : scale.place(of: jump.before)
      let end = isFlat ? y + height - 4 : scale.place(of: jump.after)
      let (line, dot) = jump.isCertain ? ("jump", "fault") : ("maybe", "doubt")
      front.line(from: Point(x, start), to: Point(x, end), line)
      front.circle(at: Point(x, start), radius: 4, "\(line) dot before")
      front.circle(at: Point(x, end), radius: 4, dot)
      let next = index + 1 < places.count ? places[index + 1] : width
      let label = label(of: jump, at: x, between: edge, and: next)
      draw(label, of: jump, at: x, scale, height)
      edge = label.isRight ? x + 8 + label.length : x + 4
    }
  }

  /// Returns what is written of a jump: to its right, unless only its left has room.
  private func label(
    of jump: Jump, at x: Double, between edge: Double, and next: Double
  ) -> Label {
    let values = [jump.before, jump.after].map { phrases.text(of: $0) }
    let mark = jump.isCertain ? "" : "? "
    let text = mark + values.map { $0.fitted(columns: 16) }.joined(separator: " → ")
    let length = Self.width(of: text, size: 11) + 6
    let (fitsRight, fitsLeft) = (x + 8 + length < next - 4, x - 8 - length > edge)
    return Label(
      text: text, whole: mark + values.joined(separator: " → "), length: length,
      isRight: x + 8 + length < width && (fitsRight || !fitsLeft))
  }

  /// Writes the values of a jump beside it, where the curve does not go.
  private mutating func draw(
    _ label: Label, of jump: Jump, at x: Double, _ scale: LaneScale, _ height: Double
  ) {
    let left = label.isRight ? x + 8 : x - 8 - label.length
    let curve = scale.place(of: label.isRight ? jump.after : jump.before) - y
    let row = [height / 2, 10, height - 9].first { abs($0 - curve) > 10 } ?? height / 2
    let base = y + row + 4
    front.rect(at: Point(left, base - 10), width: label.length, height: 13, "paper", radius: 3)
    front.text(
      label.text, at: Point(label.isRight ? left + 3 : left + label.length - 3, base),
      "small strong \(jump.isCertain ? "fault" : "doubt")\(label.isRight ? "" : " right")",
      whole: label.whole)
  }
}
