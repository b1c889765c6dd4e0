extension Keyframes {
  /// Returns the value at a share of the time, the expressions being worth `values`.
  ///
  /// Paced modes need distances, so all values must be numbers there.
  func value(of values: [Value], at share: Double) -> Value {
    guard let first = values.first, let last = values.last else { return .unknown }
    if values.count == 1 { return first }
    if mode == .discrete { return discreteValue(values, at: share) }
    let times = times(values)
    if share >= 1 { return last }
    let next = times.indices.dropFirst().first { times[$0] > share } ?? times.count - 1
    let (start, end) = (times[next - 1], times[next])
    let local = end > start ? max(0, (share - start) / (end - start)) : 1
    let paced =
      isPaced || timingFunctions.count < next
      ? local : timingFunctions[next - 1].progress(at: local)
    return mode == .cubic || mode == .cubicPaced
      ? cubic(values, next, paced) : values[next - 1].moved(towards: values[next], by: paced)
  }

  private var isPaced: Bool { mode == .paced || mode == .cubicPaced }

  /// Returns the value that holds at a time; there is one more time than there are values.
  private func discreteValue(_ values: [Value], at share: Double) -> Value {
    let times =
      keyTimes.count > values.count
      ? keyTimes : values.indices.map { Double($0) / Double(values.count) }
    let place = values.indices.last { $0 < times.count && times[$0] <= share } ?? 0
    return values[place]
  }

  private func times(_ values: [Value]) -> [Double] {
    if isPaced, let paced = pacedTimes(values) { return paced }
    if keyTimes.count == values.count, !isPaced { return keyTimes }
    return values.indices.map { Double($0) / Double(values.count - 1) }
  }

  /// Returns the times at which an even pace reaches the values; nil where a distance is not known.
  private func pacedTimes(_ values: [Value]) -> [Double]? {
    var lengths = [0.0]
    for (a, b) in zip(values, values.dropFirst()) {
      guard case .number(let from) = a, case .number(let to) = b else { return nil }
      lengths.append((lengths.last ?? 0) + abs(to - from))
    }
    guard let total = lengths.last, total > 0 else { return nil }
    return lengths.map { $0 / total }
  }

  /// Returns the value on a Catmull-Rom curve, in the span that ends at a value.
  private func cubic(_ values: [Value], _ next: Int, _ t: Double) -> Value {
    let place = next - 1
    let four = [max(0, place - 1), place, next, min(values.count - 1, next + 1)].map { values[$0] }
    let numbers = four.compactMap { value -> Double? in
      if case .number(let number) = value { return number }
      return nil
    }
    guard numbers.count == 4 else { return values[place].moved(towards: values[next], by: t) }
    let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let slopes = (c - a) / 2
    let endSlope = (d - b) / 2
    let (t2, t3) = (t * t, t * t * t)
    return .number(
      (2 * t3 - 3 * t2 + 1) * b + (t3 - 2 * t2 + t) * slopes + (3 * t2 - 2 * t3) * c
        + (t3 - t2) * endSlope)
  }
}
