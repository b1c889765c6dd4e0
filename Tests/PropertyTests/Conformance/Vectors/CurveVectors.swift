import OrderingModel
import Testing

/// Points on a pacing curve, numbered from `first` on.
struct CurveVectors: CustomTestStringConvertible, Sendable {
  let first: Int
  let source: VectorSource
  let curve: TimingFunction
  /// Shares of the time, each with the progress there.
  let points: [(Double, Double)]

  var testDescription: String { "V\(first) to V\(first + points.count - 1)" }

  init(
    _ first: Int, _ source: VectorSource, _ curve: TimingFunction, _ points: [(Double, Double)]
  ) {
    self.first = first
    self.source = source
    self.curve = curve
    self.points = points
  }

  /// The points that the curve does not go through.
  var failures: [String] {
    zip(first..., points).compactMap { number, point in
      let progress = curve.progress(at: point.0)
      return abs(progress - point.1) <= VectorKind.tolerance
        ? nil : "V\(number): \(progress) instead of \(point.1)"
    }
  }
}
