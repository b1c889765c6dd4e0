import OrderingModel

/// How high the values of an observable stand in their lane.
struct LaneScale {
  /// The least number that it shows.
  let least: Double
  /// The greatest number that it shows.
  let greatest: Double
  /// Whether it shows any number.
  let hasNumbers: Bool
  private let top: Double
  private let height: Double

  /// Creates the scale of values, in a part of a picture.
  init(_ values: [Value], atLeast range: ClosedRange<Double>?, top: Double, height: Double) {
    self.top = top
    self.height = height
    let numbers = values.compactMap(\.finiteNumber)
    hasNumbers = !numbers.isEmpty
    let known = numbers + (range.map { [$0.lowerBound, $0.upperBound] } ?? [])
    least = known.min() ?? 0
    greatest = known.max() ?? 0
  }

  /// Returns how high a value stands; what is no number stands in the middle.
  func place(of value: Value) -> Double {
    guard let number = value.finiteNumber, least < greatest else { return top + height / 2 }
    // Halves, since the difference of two great numbers may be none.
    let share = (number / 2 - least / 2) / (greatest / 2 - least / 2)
    return top + height * (1 - min(max(share, 0), 1))
  }
}

extension Value {
  /// The number, if it is one that can be drawn.
  var finiteNumber: Double? {
    guard case .number(let number) = self, number.isFinite else { return nil }
    return number
  }
}
