import OrderingModel
import Testing

/// The least and the greatest progress of a pacing curve.
struct CurveRange: CustomTestStringConvertible, Sendable {
  let number: Int
  let curve: TimingFunction
  let range: ClosedRange<Double>

  var testDescription: String { "V\(number)" }

  init(_ number: Int, _ curve: TimingFunction, _ range: ClosedRange<Double>) {
    self.number = number
    self.curve = curve
    self.range = range
  }

  /// What is not as the vector says; a thousand samples miss the top by a millionth at most.
  var failures: [String] {
    let samples = (0...1000).map { curve.progress(at: Double($0) / 1000) }
    let ends = [(samples.min(), range.lowerBound), (samples.max(), range.upperBound)]
    return ends.compactMap { sampled, expected in
      let sampled = sampled ?? .nan
      return abs(sampled - expected) <= VectorKind.tolerance
        ? nil : "V\(number): \(sampled) instead of \(expected)"
    }
  }

  /// Every range: of Chromium's curves.
  static let all = [
    CurveRange(45, .init(0.25, 1.0 / 3, 0.75, 2.0 / 3), 0...1),
    CurveRange(46, .init(0.25, -0.5, 0.75, -1.0 / 6), -0.225...1),
    CurveRange(47, .init(0.25, 0.25, 0.75, 0.5), 0...1),
    CurveRange(48, .init(0, 1, 1, 0), 0...1),
    CurveRange(49, .init(0.25, 0.1, 0.75, 0.9), 0...1),
    CurveRange(50, .init(0.25, 2.5, 0.75, 0.5), 0...1.288_18),
    CurveRange(51, .init(0.25, 0.5, 0.75, -1.5), -0.288_18...1),
    CurveRange(52, .init(0.25, 0.1, 0.75, 1.5), 0...1.107_55),
    CurveRange(53, .init(0.25, -0.5, 0.75, 0.9), -0.107_55...1),
    CurveRange(54, .init(0.25, 0.3, 0.75, 0.633), 0...1),
    CurveRange(55, .init(0.25, 0.367, 0.75, 0.7), 0...1),
  ]
}
