import OrderingModel

/// GNUstep, CAMediaTimingFunction: control points, and evaluation.m.
extension ConformanceRow {
  static let curves: [ConformanceRow] = points + ends + progress

  private static let points: [ConformanceRow] = [
    points("G060", TimingFunction(0.1, 1, 1, 0.2), [0.1, 1, 1, 0.2]),
    points("G061", .linear, [0, 0, 1, 1]),
    points("G062", .easeIn, [0.42, 0, 1, 1]),
    points("G063", .easeOut, [0, 0, 0.58, 1]),
    points("G064", .easeInEaseOut, [0.42, 0, 0.58, 1]),
    points("G065", .default, [0.25, 0.1, 0.25, 1]),
  ]

  private static let named = [
    TimingFunction.linear, .easeIn, .easeOut, .easeInEaseOut, .default,
  ]

  private static let ends: [ConformanceRow] = [
    ConformanceRow("Q117", .equal([0, 0, 0, 0, 0], named.map { $0.progress(at: 0) })),
    ConformanceRow("Q118", .equal([1, 1, 1, 1, 1], named.map { $0.progress(at: 1) })),
    ConformanceRow("Q137", .number(0, TimingFunction.linear.progress(at: -0.5))),
    ConformanceRow("Q138", .number(1, TimingFunction.linear.progress(at: 1.5))),
  ]

  private static let progress: [ConformanceRow] =
    evaluated(119, .linear, [(0.25, 0.25), (0.5, 0.5), (0.75, 0.75)])
    + evaluated(122, .easeIn, [(0.25, 0.093_465), (0.5, 0.315_357), (0.75, 0.621_861)])
    + evaluated(125, .easeOut, [(0.25, 0.378_140), (0.5, 0.684_643), (0.75, 0.906_535)])
    + evaluated(128, .easeInEaseOut, [(0.25, 0.129_162), (0.5, 0.5), (0.75, 0.870_838)])
    + evaluated(131, TimingFunction(0, 0, 1, 1), [(0, 0), (0.5, 0.5), (1, 1)])
    + evaluated(
      134, TimingFunction(0.5, 0, 0.5, 1), [(0.25, 0.105_889), (0.5, 0.5), (0.75, 0.894_111)])

  private static func points(
    _ id: String, _ curve: TimingFunction, _ points: [Double]
  ) -> ConformanceRow {
    ConformanceRow(
      id, .equal(points, [curve.x1, curve.y1, curve.x2, curve.y2]),
      .equal([0, 1], [curve.progress(at: 0), curve.progress(at: 1)]))
  }

  private static func evaluated(
    _ first: Int, _ curve: TimingFunction, _ points: [(Double, Double)]
  ) -> [ConformanceRow] {
    zip(first..., points).map { number, point in
      ConformanceRow("Q\(number)", .number(point.1, curve.progress(at: point.0)))
    }
  }
}
