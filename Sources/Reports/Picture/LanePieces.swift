import OrderingModel

/// What is seen of an observable, in pieces that are drawn alike.
struct LanePieces {
  /// A piece.
  enum Piece {
    /// Numbers, which a line goes through.
    case curve([Point], isVisible: Bool)
    /// A value that is no number.
    case plateau(Value, from: Double, to: Double)
    /// The layer is not in the tree.
    case absent(from: Double, to: Double)
    /// Another value at a moment, which nobody sees or which is no jump.
    case step(Point, Point)
  }

  /// What is seen at a place of the axis.
  private struct Spot {
    let x: Double
    let value: Value?
    let isVisible: Bool
  }

  /// The pieces, in order of time.
  private(set) var pieces: [Piece] = []
  private let scale: LaneScale
  private var spots: [Spot] = []

  /// Creates the pieces of a lane, which shows a value before its first moment.
  init(_ lane: Recording.Lane, after first: Value?, _ axis: TimeAxis, _ scale: LaneScale) {
    self.scale = scale
    let isVisible = lane.stretches.first?.samples.first?.isVisible ?? true
    add(Spot(x: axis.start, value: first, isVisible: isVisible))
    add(Spot(x: axis.places[0], value: first, isVisible: isVisible))
    for (moment, stretch) in lane.stretches.enumerated() {
      step(to: stretch.samples.first, isJump: lane.jumps[moment] != nil)
      for sample in stretch.samples {
        let x = axis.place(of: sample.instant, after: moment)
        add(Spot(x: x, value: sample.value, isVisible: sample.isVisible))
      }
      guard let last = stretch.samples.last else { continue }
      add(Spot(x: axis.places[moment + 1], value: last.value, isVisible: last.isVisible))
    }
    close()
  }

  /// Ends a piece where another value follows at the same place.
  private mutating func step(to sample: Recording.Sample?, isJump: Bool) {
    guard let sample, let last = spots.last, sample.value != last.value else { return }
    close()
    guard !isJump, let before = last.value, let after = sample.value else { return }
    if before.finiteNumber == nil || after.finiteNumber == nil { return }
    pieces.append(
      .step(Point(last.x, scale.place(of: before)), Point(last.x, scale.place(of: after))))
  }

  private mutating func add(_ spot: Spot) {
    if let last = spots.last, !Self.continues(last, spot) {
      if last.value?.finiteNumber != nil, spot.value?.finiteNumber != nil {
        // A line goes on from where it becomes seen, or unseen.
        close()
        spots = [Spot(x: last.x, value: last.value, isVisible: spot.isVisible)]
      } else if spot.value == .unknown {
        close()
        spots = [Spot(x: last.x, value: spot.value, isVisible: spot.isVisible)]
      } else {
        spots.append(Spot(x: spot.x, value: last.value, isVisible: last.isVisible))
        close()
      }
    }
    spots.append(spot)
  }

  private static func continues(_ last: Spot, _ next: Spot) -> Bool {
    if last.value?.finiteNumber != nil, next.value?.finiteNumber != nil {
      return last.isVisible == next.isVisible
    }
    return last.value == next.value
  }

  private mutating func close() {
    defer { spots = [] }
    guard let first = spots.first, let last = spots.last else { return }
    guard let value = first.value else {
      return pieces.append(.absent(from: first.x, to: last.x))
    }
    if value.finiteNumber == nil {
      return pieces.append(.plateau(value, from: first.x, to: last.x))
    }
    let points = spots.map { Point($0.x, scale.place(of: $0.value ?? .unknown)) }
    pieces.append(.curve(points.simplified(within: 0.2), isVisible: first.isVisible))
  }
}

extension [Point] {
  /// Returns the points without those that lie on the line between their neighbours, to a distance
  /// (Ramer, Douglas and Peucker).
  func simplified(within distance: Double) -> [Point] {
    guard count > 2, let first, let last else { return self }
    let offsets = indices.dropFirst().dropLast().map { self[$0].distance(from: first, last) }
    guard let farthest = offsets.indices.max(by: { offsets[$0] < offsets[$1] }),
      offsets[farthest] > distance
    else { return [first, last] }
    let middle = farthest + 1
    return Self(self[...middle]).simplified(within: distance).dropLast()
      + Self(self[middle...]).simplified(within: distance)
  }
}

extension Point {
  /// Returns how far the point is above or below the line between two others.
  fileprivate func distance(from start: Point, _ end: Point) -> Double {
    if end.x <= start.x { return abs(y - start.y) }
    let share = (x - start.x) / (end.x - start.x)
    return abs(start.y + (end.y - start.y) * share - y)
  }
}
