import OrderingModel

extension Picture {
  /// Draws the times of the moments, as far as they have room.
  mutating func drawScale() {
    y += 4
    back.line(from: Point(axis.start, y), to: Point(axis.end, y), "rule")
    front.text("ms, not to one scale", at: Point(Self.margin, y + 13), "tiny faint")
    var (right, told) = (-Double.infinity, [Instant]())
    for (moment, place) in zip(moments, axis.places) where !told.contains(moment.instant) {
      let text = moment.instant.milliseconds
      let half = Self.width(of: text, size: 10) / 2
      back.line(from: Point(place, y), to: Point(place, y + 4), "rule")
      if place - half < right + 4 { continue }
      front.text(text, at: Point(place, y + 14), "tiny faint middle")
      told.append(moment.instant)
      right = place + half
    }
    y += 20
  }

  /// Draws what the lines and bars mean, as far as there are some.
  mutating func drawLegend() {
    var x = axis.start
    let middle = y + 6
    let lanes = recording.lanes
    let hasModel = lanes.contains { lane in
      lane.stretches.contains { $0.model?.finiteNumber != nil }
    }
    let keys: [(name: String, style: String, isShown: Bool)] = [
      ("on the screen", "curve", !lanes.isEmpty), ("in the model", "model", hasModel),
      ("unseen by viewers", "curve unseen", hasUnseenCurve),
      ("explicit animation", "explicit", recording.bars.contains { $0.animation != nil }),
      ("implicit animation", "implicit", recording.bars.contains { $0.animation == nil }),
      ("a block waits for its end", "wait", recording.waits.contains { !$0.bars.isEmpty }),
    ]
    for key in keys where key.isShown {
      let length = Self.width(of: key.name, size: 10) + 34
      if x + length > width {
        x = axis.start
        y += 14
      }
      drawSwatch(key.style, at: Point(x, y + 6))
      front.text(key.name, at: Point(x + 24, y + 9.5), "tiny faint")
      x += length
    }
    if y + 6 >= middle { y += 16 }
  }

  private var hasUnseenCurve: Bool {
    recording.lanes.contains { lane in
      lane.stretches.contains { stretch in
        stretch.samples.contains { !$0.isVisible && $0.value?.finiteNumber != nil }
      }
    }
  }

  private mutating func drawSwatch(_ style: String, at start: Point) {
    switch style {
    case "explicit", "implicit":
      front.rect(at: Point(start.x, start.y - 4), width: 18, height: 8, style)
    case "wait":
      front.line(from: start, to: Point(start.x + 18, start.y), style)
      front.circle(at: Point(start.x + 4, start.y), radius: 3.5, "wait before")
    default: front.line(from: start, to: Point(start.x + 18, start.y), style)
    }
  }
}
