import OrderingModel

extension Picture {
  /// Draws the jumps of a lane: a thick line from an open dot to a full one, with both values.
  mutating func drawJumps(of lane: Recording.Lane, _ scale: LaneScale, height: Double) {
    var rights = [-Double.infinity, -Double.infinity, -Double.infinity]
    for (moment, jump) in lane.jumps.enumerated() {
      guard let jump else { continue }
      let x = axis.places[moment]
      let isFlat = scale.place(of: jump.before) == scale.place(of: jump.after)
      let start = isFlat ? y + 4 : scale.place(of: jump.before)
      let end = isFlat ? y + height - 4 : scale.place(of: jump.after)
      let (line, dot) = jump.isCertain ? ("jump", "fault") : ("maybe", "doubt")
      front.line(from: Point(x, start), to: Point(x, end), line)
      front.circle(at: Point(x, start), radius: 4, "\(line) dot before")
      front.circle(at: Point(x, end), radius: 4, dot)
      drawValues(of: jump, at: x, scale, height, &rights)
    }
  }

  /// Writes the values of a jump beside it, where there is room besides the curve.
  private mutating func drawValues(
    of jump: Jump, at x: Double, _ scale: LaneScale, _ height: Double, _ rights: inout [Double]
  ) {
    let values = [jump.before, jump.after].map { phrases.text(of: $0) }
    let mark = jump.isCertain ? "" : "? "
    let text = mark + values.map { $0.fitted(columns: 16) }.joined(separator: " → ")
    let length = Self.width(of: text, size: 11) + 6
    let isRight = x + 8 + length < width
    let left = isRight ? x + 8 : x - 8 - length
    let curve = scale.place(of: isRight ? jump.after : jump.before) - y
    let heights = [height / 2, 10, height - 9]
    let free = heights.indices.filter { rights[$0] < left }
    let row = free.first { abs(heights[$0] - curve) > 10 } ?? free.first ?? 0
    rights[row] = left + length
    let base = y + heights[row] + 4
    front.rect(at: Point(left, base - 10), width: length, height: 13, "paper", radius: 3)
    front.text(
      text, at: Point(isRight ? left + 3 : left + length - 3, base),
      "small strong \(jump.isCertain ? "fault" : "doubt")\(isRight ? "" : " right")",
      whole: mark + values.joined(separator: " → "))
  }
}
