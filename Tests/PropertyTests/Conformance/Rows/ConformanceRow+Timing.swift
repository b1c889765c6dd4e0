import OrderingModel

/// GNUstep, CAMediaTiming/timing.m and CALayerBehaviorTests of OpenCoreAnimation.
extension ConformanceRow {
  static let timings: [ConformanceRow] = defaults + readBack

  private static let layer = LayerClock()
  private static let animation = Timing(duration: 0)

  private static let defaults: [ConformanceRow] = [
    ConformanceRow("Q083", .equal(0, layer.beginTime)),
    ConformanceRow("Q084", .equal(0, layer.timeOffset)),
    ConformanceRow("Q088", .equal(1, layer.speed)),
    ConformanceRow("Q091", .equal(nil, animation.delay)),
    ConformanceRow("Q092", .equal(0, animation.timeOffset)),
    ConformanceRow("Q093", .equal(0, animation.repeatDuration)),
    ConformanceRow("Q094", .equal(false, animation.autoreverses)),
    ConformanceRow("Q096", .equal(1, animation.speed)),
    ConformanceRow("Q097", .equal(0, animation.repeatCount)),
    ConformanceRow("Q098", .equal(.removed, animation.fillMode)),
  ]

  private static let changed = Timing(
    duration: .seconds(3), delay: .seconds(2), repeatCount: 4, repeatDuration: .seconds(6),
    autoreverses: true, speed: 0.5, timeOffset: .seconds(1), fillMode: .both)

  private static let readBack: [ConformanceRow] = [
    ConformanceRow("Q099", .equal(.seconds(2), changed.delay)),
    ConformanceRow("Q100", .equal(.seconds(1), changed.timeOffset)),
    ConformanceRow("Q101", .equal(4, changed.repeatCount)),
    ConformanceRow("Q102", .equal(.seconds(6), changed.repeatDuration)),
    ConformanceRow("Q103", .equal(true, changed.autoreverses)),
    ConformanceRow("Q104", .equal(.both, changed.fillMode)),
    ConformanceRow("Q105", .equal(.seconds(3), changed.duration)),
    ConformanceRow("Q106", .equal(0.5, changed.speed)),
    ConformanceRow(
      "Q107", .equal(.infinity, Timing(duration: 0, repeatCount: .infinity).repeatCount)),
  ]

  /// The rows whose numbers stand among the vectors.
  static let clocks: [ConformanceRow] = [
    clock("Q111", 233), clock("Q112", 234), clock("Q113", 235), clock("Q114", 236),
    clock("Q115", 237), clock("Q116", 238), clock("O093", 190, 191),
    clock("O094", 192, 193, 194, 195), clock("O095", 196, 197, 198, 199),
    clock("O096", 200, 201, 202), clock("O097", 203, 204, 205),
  ]

  private static func clock(_ id: String, _ numbers: Int...) -> ConformanceRow {
    let vectors = ClockVector.all.filter { numbers.contains($0.number) }
    return ConformanceRow(
      id, .equal(numbers, vectors.map(\.number)), .equal([], vectors.flatMap(\.failures)))
  }
}
