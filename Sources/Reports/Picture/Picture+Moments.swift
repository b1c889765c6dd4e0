import OrderingModel

extension Picture {
  /// The name of a moment, and where it has its place above the moment.
  private struct Flag {
    let cause: Timeline.Cause
    let place: Double
    let text: String
    let isFault: Bool
    let left: Double
    let right: Double
    var row = 0
  }

  private static let rowHeight = 15.0

  /// Draws the names of the moments, each on a line from its moment, and a mark for its kind.
  mutating func drawMoments() {
    let flags = flags
    let rows = (flags.map(\.row).max() ?? -1) + 1
    let rail = y + Double(rows) * Self.rowHeight + 10
    for flag in flags {
      let base = rail - 14 - Double(flag.row) * Self.rowHeight
      back.line(from: Point(flag.place, base - 8), to: Point(flag.place, rail), "event")
    }
    for flag in flags {
      let base = rail - 14 - Double(flag.row) * Self.rowHeight
      front.rect(
        at: Point(flag.left, base - 10), width: flag.right - flag.left, height: 13, "paper")
      let isLeft = flag.left < flag.place
      front.text(
        flag.text, at: Point(isLeft ? flag.right - 3 : flag.left + 3, base),
        (flag.isFault ? "small strong fault" : "small") + (isLeft ? " right" : ""))
      drawMark(of: flag.cause, at: Point(flag.place, rail))
    }
    back.line(from: Point(axis.start, rail), to: Point(axis.end, rail), "rule")
    y = rail + 10
  }

  /// The names of the moments: the last one lowest, so that no line goes through a name.
  private var flags: [Flag] {
    var flags: [Flag] = []
    for index in moments.indices.reversed() where isNamed(index) {
      var flag = flag(of: index)
      flag.row =
        flags.lazy.filter { $0.left < flag.right && flag.left < $0.right }.map { $0.row + 1 }.max()
        ?? 0
      flags.append(flag)
    }
    return flags
  }

  private func flag(of index: Int) -> Flag {
    let moment = moments[index]
    let text = name(of: moment)
    let place = moment.cause == .end ? axis.end : axis.places[index]
    let length = Self.width(of: text, size: 11) + 6
    let fits = place + 1 + length < width - Self.margin
    let left = fits ? place + 1 : max(Self.margin, place - 1 - length)
    return Flag(
      cause: moment.cause, place: place, text: text,
      isFault: TimelineTable.isFault(moment, of: run), left: left, right: left + length)
  }

  private func name(of moment: Timeline.Moment) -> String {
    let name = phrases.text(of: moment.cause)
    return moment.cause == .end
      ? name : "\(moment.instant.milliseconds) ms: \(name)".fitted(columns: 64)
  }

  /// How far the names of the moments reach over the edge, if all stand to the right of their moments.
  var overhang: Double {
    moments.indices.filter { moments[$0].cause != .end }.map { index in
      axis.places[index] + Self.width(of: name(of: moments[index]), size: 11) + 8
        - (width - Self.margin)
    }.max() ?? 0
  }

  private func isNamed(_ index: Int) -> Bool {
    moments[index].cause != .end || TimelineTable.isFault(moments[index], of: run)
  }

  /// Draws a mark that tells the kind of a moment.
  private mutating func drawMark(of cause: Timeline.Cause, at centre: Point) {
    let (x, y) = (centre.x, centre.y)
    switch cause {
    case .commit, .start:
      front.rect(at: Point(x - 4, y - 4), width: 8, height: 8, "glyph")
    case .time, .groupGoesOn:
      front.path(
        [Point(x - 5, y - 4), Point(x + 5, y - 4), Point(x, y + 5)], "glyph", isClosed: true)
    case .block:
      front.path(Self.diamond(at: centre), "run", isClosed: true)
    case .delegate:
      front.path(Self.diamond(at: centre), "wait before", isClosed: true)
    case .turn:
      front.circle(at: centre, radius: 4.5, "glyph")
    case .end:
      front.line(from: Point(x, y - 6), to: Point(x, y + 6), "event")
    }
  }

  /// Returns the corners of a diamond.
  static func diamond(at centre: Point) -> [Point] {
    [(0, -6), (5, 0), (0, 6), (-5, 0)].map { Point(centre.x + $0.0, centre.y + $0.1) }
  }
}
