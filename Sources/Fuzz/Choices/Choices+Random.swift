/// How random values are spread.
extension Choices {
  /// Returns one of several alternatives, of which the case has some.
  ///
  /// A case without some features reaches what a case with all of them rarely does: swarm testing
  /// (Groce and others, 2012).
  mutating func randomAlternative(of count: Int) -> Int {
    if features.count != count { features = Features(of: count, among: newFeatures(count)) }
    return features.pick(&random)
  }

  private func newFeatures(_ count: Int) -> UInt64 {
    if swarm == 0 { return .max }
    let word = SplitMix64.mixed(swarm &+ UInt64(truncatingIfNeeded: count))
    return swarm & 32 == 0 ? word : word | word >> 32 | word << 32
  }

  /// Returns how much likelier than usual a weighted alternative is in this case.
  func emphasis(_ place: Int, of count: Int) -> Int {
    if swarm == 0 { return 1 }
    let word = SplitMix64.mixed(swarm &+ UInt64(truncatingIfNeeded: count &* 64 &+ place))
    return [0, 1, 1, 1, 1, 4, 8, 16][Int(word & 7)]
  }

  /// Returns an earlier value that the domain has too, or one near to it.
  mutating func copied(from domain: ChoiceDomain) -> Int64? {
    let word = random.next()
    guard word & 3 == 0, !recorded.choices.isEmpty else { return nil }
    let count = recorded.choices.count
    for attempt in 0..<min(4, count) {
      let place =
        domain.kind == .alternative ? count - 1 - attempt : random.number(below: count)
      let choice = recorded.choices[place]
      guard choice.domain.kind == domain.kind else { continue }
      if domain.kind == .integer && word & 12 == 0 {
        let shift = Int64(word >> 4 & 3) + 1
        return domain.nearest(word & 64 == 0 ? choice.value &+ shift : choice.value &- shift)
      }
      return domain.nearest(choice.value)
    }
    return nil
  }

  /// Returns an integer: from the whole of a small domain; else often a small one or a bound.
  mutating func randomInteger(_ domain: ChoiceDomain) -> Int64 {
    let bound = domain.bound
    if bound < 16 {
      return domain.low &+ Int64(bitPattern: random.number(through: bound))
    }
    let word = random.next()
    if word & 15 == 0 { return boundary(domain, word >> 4) }
    if word & 1 == 0 && word >> 4 & 127 <= UInt64(size) {
      return domain.low &+ Int64(bitPattern: random.number(through: bound))
    }
    // A number of some bits, as many as the size allows; each length is as likely.
    let length = 64 - bound.leadingZeroBitCount
    let most = min(length, 3 + length * size / 100)
    let bits = UInt64(truncatingIfNeeded: random.number(below: most) + 1)
    let index = random.next() >> (64 - bits)
    return domain.value(at: min(index, bound))
  }

  private func boundary(_ domain: ChoiceDomain, _ word: UInt64) -> Int64 {
    switch word & 7 {
    case 0: domain.low
    case 1: domain.high
    case 2: domain.nearest(domain.low &+ 1)
    case 3: domain.nearest(domain.high &- 1)
    default: domain.value(at: word >> 3 & 7)
    }
  }

  /// Returns the rank of a double: a small integer, a simple fraction, a bound, or any.
  mutating func randomDouble(_ range: ClosedRange<Double>, _ domain: ChoiceDomain) -> Int64 {
    let word = random.next()
    switch word & 7 {
    case 0: return DoubleRank.nearest(Int64(word >> 3 & 63), low: domain.low, high: domain.high)
    case 1: return DoubleRank.rank(of: word & 8 == 0 ? range.lowerBound : range.upperBound)
    case 2:
      return DoubleRank.nearest(
        Int64(bitPattern: random.number(through: DoubleRank.bound)), low: domain.low,
        high: domain.high)
    case 3, 4: return eighth(range, domain)
    default:
      let unit = Double(random.next() >> 11) * 0x1p-53
      let number = range.lowerBound * (1 - unit) + range.upperBound * unit
      return number.isFinite ? DoubleRank.rank(of: number) : eighth(range, domain)
    }
  }

  /// Returns the rank of a number of eighths around zero or the lower bound.
  private mutating func eighth(_ range: ClosedRange<Double>, _ domain: ChoiceDomain) -> Int64 {
    let start = range.contains(0) || !range.lowerBound.isFinite ? 0 : range.lowerBound
    let number = start + (Double(random.number(below: 16 * size + 16)) - 8 * Double(size)) / 8
    return DoubleRank.nearest(DoubleRank.rank(of: number), low: domain.low, high: domain.high)
  }

  /// Returns how many elements a list should have: near uniform up to the size.
  @usableFromInline mutating func randomCount(_ range: ClosedRange<Int>) -> Int {
    let span = range.upperBound - range.lowerBound
    let most = span <= 2 ? span : min(span, max(2, span * size / 100))
    return range.lowerBound + random.number(below: most + 1)
  }
}
