/// Passes that change two numbers at once.
extension Shrinker {
  /// How far apart, counted in numbers, two numbers may be that are changed together.
  private static var reach: Int { 4 }

  /// The places of the integers.
  private var integers: [Int] {
    current.choices.indices.filter { current.choices[$0].domain.kind == .integer }
  }

  /// Lowers two numbers by the same amount, or one at the cost of a later one.
  mutating func lowerPairs() {
    let places = integers
    for (order, first) in places.enumerated() {
      for second in places[(order + 1)...].prefix(Self.reach) where !isSpent {
        shift(first, second, together: true)
        shift(first, second, together: false)
      }
    }
  }

  /// Lowers a number together with the next one that isn't simplest, if that is of its size.
  mutating func lowerWithNext(_ place: Int) {
    guard let next = integers.first(where: { $0 > place && !current.choices[$0].isSimplest }) else {
      return
    }
    shift(place, next, together: true)
  }

  private mutating func shift(_ first: Int, _ second: Int, together: Bool) {
    guard second < current.choices.count else { return }
    let choice = current.choices[first]
    guard choice.domain.kind == .integer, !choice.isSimplest else { return }
    let start = current
    let known = choice.domain.magnitude(of: choice.value)
    let accepts = { (shrinker: inout Shrinker, magnitude: UInt64) in
      shrinker.attempt(
        start.shifted(first, second, by: known - magnitude, together: together))
    }
    guard accepts(&self, known - 1), known > 1, !accepts(&self, 0) else { return }
    _ = lowestMagnitude(under: known - 1, accepts)
  }

  /// Exchanges the values of two numbers so that the lower one comes first.
  mutating func exchangeValues() {
    let places = integers
    for (order, first) in places.enumerated() {
      for second in places[(order + 1)...].prefix(2 * Self.reach) where !isSpent {
        guard second < current.choices.count else { return }
        let (left, right) = (current.choices[first], current.choices[second])
        if left.domain == right.domain && right.index < left.index {
          attempt(current.setting([(first, right.value), (second, left.value)]))
        }
      }
    }
  }
}

extension ChoiceSequence {
  /// Returns the sequence with one number nearer to its simplest value and another one moved by the
  /// same amount, the same way or the opposite one.
  func shifted(_ first: Int, _ second: Int, by distance: UInt64, together: Bool) -> ChoiceSequence {
    let (left, right) = (choices[first], choices[second])
    let down = left.value > left.domain.simplest
    let amount = Int64(bitPattern: distance)
    let lowered = down ? left.value &- amount : left.value &+ amount
    let other = down == together ? right.value &- amount : right.value &+ amount
    return setting([(first, lowered), (second, right.domain.nearest(other))])
  }
}
