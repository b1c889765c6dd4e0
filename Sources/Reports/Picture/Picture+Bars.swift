import OrderingModel

extension Picture {
  static let barHeight = 19.0
  /// How many columns the name of a row has.
  static let rowColumns = 26

  /// Draws when each animation is on the screen: a full bar for an explicit one, a dashed one for an
  /// implicit one, and a line where it only fills.
  mutating func drawBars() {
    if recording.bars.isEmpty { return }
    y += 4
    for bar in recording.bars {
      drawName(of: bar)
      draw(bar)
      y += Self.barHeight
    }
  }

  /// Returns where the mark of who waits for an animation stands: at the end of its active time.
  func end(of bar: Recording.Bar) -> Double {
    strips(of: bar).last(where: \.isActive)?.to ?? axis.places[0]
  }

  private mutating func drawName(of bar: Recording.Bar) {
    let line = bar.animation.flatMap(phrases.line).map { " line \($0)" } ?? ""
    let kind = bar.animation == nil ? " implicit" : line
    let short = phrases.shortName(
      of: bar.layer, bar.property, columns: Self.rowColumns - kind.columns)
    let name = phrases.name(of: .property(bar.layer, bar.property))
    front.text(short + kind, at: Point(Self.margin, y + 13), "small", whole: name + kind)
  }

  private mutating func draw(_ bar: Recording.Bar) {
    let isUnseen = isUnseen(bar)
    let style = isUnseen ? "covered" : bar.animation == nil ? "implicit" : "explicit"
    let middle = y + Self.barHeight / 2
    let strips = strips(of: bar)
    for strip in strips {
      let height = strip.isActive ? 10.0 : 2
      front.rect(
        at: Point(strip.from, middle - height / 2), width: strip.to - strip.from, height: height,
        style)
    }
    if let last = strips.last, last.to >= axis.end, last.isActive {
      front.path(
        [(0, -5), (7, 0), (0, 5)].map { Point(last.to + $0.0, middle + $0.1) }, style,
        isClosed: true)
    }
    if !isUnseen { return }
    drawUnseen(from: strips.first?.from ?? axis.places[0], to: strips.last?.to, middle)
  }

  /// Says in the middle of a bar, or beside a short one, that nobody sees the animation.
  private mutating func drawUnseen(from start: Double, to end: Double?, _ middle: Double) {
    let text = "✗ never shows"
    let length = Self.width(of: text, size: 11)
    let isWithin = (end ?? start) - start > length + 20
    let left = isWithin ? (start + (end ?? start) - length) / 2 : (end ?? start) + 10
    front.rect(at: Point(left - 3, middle - 7), width: length + 6, height: 14, "paper")
    front.text(text, at: Point(left, middle + 4), "small strong fault")
  }

  /// Returns the spans of an animation, those that follow each other in one piece.
  private func strips(of bar: Recording.Bar) -> [(from: Double, to: Double, isActive: Bool)] {
    var strips: [(from: Double, to: Double, isActive: Bool)] = []
    for span in bar.spans {
      let from = axis.place(of: span.start, after: span.moment)
      let isInstant = recording.instants[span.moment] == recording.instants[span.moment + 1]
      let to =
        isInstant
        ? axis.places[span.moment + 1] : axis.place(of: span.end, after: span.moment)
      if let last = strips.last, last.to == from, last.isActive == span.isActive {
        strips[strips.count - 1].to = to
      } else {
        strips.append((from, to, span.isActive))
      }
    }
    return strips
  }

  private func isUnseen(_ bar: Recording.Bar) -> Bool {
    run.faults.contains { fault in
      fault.kind == .unseen && fault.subject == bar.animation.map { .animation($0) }
    }
  }
}

extension Phrases {
  /// Returns the name of a property, its layer's shortened first.
  fileprivate func shortName(of layer: LayerID, _ key: KeyID, columns: Int) -> String {
    let property = ".\(name(of: .property(layer, key)).dropFirst(name(of: layer).count + 1))"
    let room = max(8, columns - property.columns)
    return (name(of: layer).shortened(columns: room) + property).shortened(columns: columns)
  }
}
