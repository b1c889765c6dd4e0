/// The draws that all generators are made of.
extension Choices {
  /// Draws an integer from a range.
  ///
  /// Small numbers, numbers near to the bounds and numbers drawn before are likelier.
  public mutating func integer(
    in range: ClosedRange<Int>, simplest: Int? = nil
  ) -> Int {
    let (low, high) = (Int64(range.lowerBound), Int64(range.upperBound))
    let origin = Int64(simplest ?? 0)
    let nearest = min(max(origin, low), high)
    return Int(integer(ChoiceDomain(.integer, low: low, high: high, simplest: nearest)))
  }

  /// Draws an integer from a domain.
  @usableFromInline mutating func integer(_ domain: ChoiceDomain) -> Int64 {
    if domain.low == domain.high { return domain.low }
    guard source == .random else { return planned(from: domain) }
    let value = (copies ? copied(from: domain) : nil) ?? randomInteger(domain)
    record(value, from: domain)
    return value
  }

  /// Draws a Boolean.
  public mutating func boolean() -> Bool {
    guard source == .random else { return planned(from: .boolean) == 1 }
    let value = Int64(bitPattern: random.next() >> 63)
    record(value, from: .boolean)
    return value == 1
  }

  /// Draws the number of one of several alternatives, all as likely, of which the case has some.
  public mutating func alternative(of count: Int) -> Int {
    if count == 1 { return 0 }
    let domain = ChoiceDomain(
      .alternative, low: 0, high: Int64(truncatingIfNeeded: count &- 1), simplest: 0)
    guard source == .random else { return Int(planned(from: domain)) }
    if copies, let value = copied(from: domain) {
      record(value, from: domain)
      return Int(value)
    }
    let value = randomAlternative(of: count)
    record(Int64(truncatingIfNeeded: value), from: domain)
    return value
  }

  /// Draws the number of an alternative according to weights.
  ///
  /// A random run draws only what is allowed.
  public mutating func alternative(weights: [Int], allowed: [Bool]? = nil) -> Int {
    if weights.count == 1 { return 0 }
    let domain = ChoiceDomain(.alternative, low: 0, high: Int64(weights.count - 1), simplest: 0)
    guard source == .random else { return Int(planned(from: domain)) }
    if copies, let value = copied(from: domain), allowed?[Int(value)] ?? true {
      record(value, from: domain)
      return Int(value)
    }
    let possible = weights.indices.map { allowed?[$0] ?? true ? weights[$0] : 0 }
    let varied = possible.indices.map { possible[$0] * emphasis($0, of: weights.count) }
    let value = weighted(varied.contains { $0 > 0 } ? varied : possible)
    record(Int64(value), from: domain)
    return value
  }

  /// Draws whether a value contains others, given how deep it is itself.
  @usableFromInline mutating func grows(at depth: Int) -> Bool {
    if let bound, depth >= bound.depth { return false }
    let domain = ChoiceDomain(.alternative, low: 0, high: 1, simplest: 0)
    guard source == .random else { return planned(from: domain) == 1 }
    let value: Int64 = random.number(below: 100) < 30 + size / 3 ? 1 : 0
    record(value, from: domain)
    return value == 1
  }

  /// Draws a double from a range of finite or infinite bounds; not-a-number comes only unbounded.
  public mutating func double(in range: ClosedRange<Double>, allowsNaN: Bool = false) -> Double {
    let upper = allowsNaN ? Double.nan : range.upperBound
    let domain = ChoiceDomain(
      .double, low: Int64(bitPattern: range.lowerBound.bitPattern),
      high: Int64(bitPattern: upper.bitPattern), simplest: 0)
    guard source == .random else { return DoubleRank.double(at: planned(from: domain)) }
    let rank = (copies ? copied(from: domain) : nil) ?? randomDouble(range, domain)
    record(rank, from: domain)
    return DoubleRank.double(at: rank)
  }

  private mutating func weighted(_ weights: [Int]) -> Int {
    let total = weights.reduce(0, +)
    precondition(total > 0, "weights \(weights) have no positive sum")
    var rest = random.number(below: total)
    for (place, weight) in weights.enumerated() {
      if rest < weight { return place }
      rest -= weight
    }
    return weights.count - 1
  }
}
