import OrderingModel

extension Picture {
  private static let laneHeight = 56.0
  private static let quietHeight = 30.0
  /// How many columns a name has, beside the numbers of the scale.
  private static let nameColumns = 21

  /// Draws what is seen of each observable.
  mutating func drawLanes() {
    for index in recording.lanes.indices { drawLane(index) }
  }

  private mutating func drawLane(_ index: Int) {
    let lane = recording.lanes[index]
    let values = values(of: index)
    let isQuiet = Set(values).count < 2 && lane.jumps.allSatisfy { $0 == nil }
    let height = isQuiet ? Self.quietHeight : Self.laneHeight
    let scale = LaneScale(
      values, atLeast: isQuiet ? nil : range(of: lane.observable), top: y + 9,
      height: height - 18)
    back.rect(
      at: Point(axis.start, y), width: axis.end - axis.start, height: height, "band")
    drawName(of: lane.observable, height: height)
    drawRange(scale, height: height)
    drawModel(lane, scale)
    let first = moments.first?.before[index]
    for piece in LanePieces(lane, after: first ?? nil, axis, scale).pieces {
      draw(piece, height: height)
    }
    drawJumps(of: lane, scale, height: height)
    y += height + 4
  }

  /// Returns all values that a lane shows.
  private func values(of index: Int) -> [Value] {
    let lane = recording.lanes[index]
    let seen = lane.stretches.flatMap(\.samples).compactMap(\.value)
    let jumps = lane.jumps.compactMap(\.self).flatMap { [$0.before, $0.after] }
    return seen + jumps + moments.compactMap { $0.before[index] }
      + lane.stretches.compactMap(\.model)
  }

  /// Returns the range that a lane shows at least: all of what goes from 0 to 1.
  private func range(of observable: Observable) -> ClosedRange<Double>? {
    switch observable {
    case .share, .property(_, Program.opacity): 0...1
    case .property: nil
    }
  }

  private mutating func drawName(of observable: Observable, height: Double) {
    let name = phrases.name(of: observable)
    let lines = nameLines(of: observable, name)
    let top = y + height / 2 + 4 - Double(lines.count - 1) * 7
    for (index, line) in lines.enumerated() {
      front.text(
        line, at: Point(Self.margin, top + Double(index) * 14), "small strong", whole: name)
    }
  }

  /// Returns a name in two lines where one has no room: the layer, and the property.
  private func nameLines(of observable: Observable, _ name: String) -> [String] {
    if case .property(let layer, _) = observable, name.columns > Self.nameColumns {
      let first = phrases.name(of: layer) + "."
      return [first, String(name.dropFirst(first.count))].map {
        $0.shortened(columns: Self.nameColumns)
      }
    }
    return name.folded(columns: Self.nameColumns, lines: 2)
  }

  private mutating func drawRange(_ scale: LaneScale, height: Double) {
    guard scale.hasNumbers else { return }
    let ends = scale.least == scale.greatest ? [scale.least] : [scale.greatest, scale.least]
    for end in ends {
      let place = scale.place(of: .number(end))
      front.text(
        end.short.fitted(columns: 7), at: Point(axis.start - 6, place + 3.5), "tiny faint right")
    }
  }

  /// Draws the values that the model holds, where they are numbers.
  private mutating func drawModel(_ lane: Recording.Lane, _ scale: LaneScale) {
    var points: [Point] = []
    for (moment, stretch) in lane.stretches.enumerated() {
      guard let model = stretch.model, model.finiteNumber != nil else { continue }
      let height = scale.place(of: model)
      points += [Point(axis.places[moment], height), Point(axis.places[moment + 1], height)]
    }
    front.path(points, "model")
  }

  private mutating func draw(_ piece: LanePieces.Piece, height: Double) {
    let middle = y + height / 2
    switch piece {
    case .curve(let points, let isVisible):
      front.path(points, isVisible ? "curve" : "curve unseen")
    case .step(let start, let end):
      front.line(from: start, to: end, "curve step")
    case .plateau(let value, let from, let to):
      drawPlateau(phrases.text(of: value), from, to, middle)
    case .absent(let from, let to):
      if to - from > 110 {
        front.text(
          "not in the tree", at: Point((from + to) / 2, middle + 3.5), "tiny faint middle")
      }
    }
  }

  /// Draws a value that is no number, as a box with its name.
  private mutating func drawPlateau(_ name: String, _ from: Double, _ to: Double, _ middle: Double)
  {
    if to - from < 1 { return }
    front.rect(
      at: Point(from, middle - 9), width: to - from, height: 18, "paper plateau", radius: 3)
    let columns = Int((to - from - 6) / 6.2)
    guard columns > 1 else { return }
    let text = name == "?" && columns > 10 ? "not known" : name
    front.text(
      text.fitted(columns: columns), at: Point((from + to) / 2, middle + 3.5), "tiny middle",
      whole: name)
  }
}
