import Fuzz
import Testing

/// The order of simplicity within one choice.
struct ChoiceDomainTests {
  private static let domains = [
    ChoiceDomain(.integer, low: -3, high: 9, simplest: 0),
    ChoiceDomain(.integer, low: -9, high: 3, simplest: -2),
    ChoiceDomain(.integer, low: 5, high: 12, simplest: 5),
    ChoiceDomain(.integer, low: -12, high: -5, simplest: -5),
    ChoiceDomain(.alternative, low: 0, high: 7, simplest: 0), .boolean, .more,
  ]

  @Test(arguments: domains)
  func `each value of a domain has an index of its own`(domain: ChoiceDomain) {
    let values = (0...domain.bound).map { domain.value(at: $0) }
    #expect(values.sorted() == Array(domain.low...domain.high))
    #expect(values.map { domain.index(of: $0) } == Array(0...domain.bound))
    #expect(values.first == domain.simplest)
  }

  @Test func `integers alternate around the simplest`() {
    let domain = ChoiceDomain(.integer, low: .min, high: .max, simplest: 0)
    #expect((0..<5).map { domain.value(at: $0) } == [0, 1, -1, 2, -2])
    for value in [Int64.min, .min + 1, .max, .max - 1, 1 << 40] {
      #expect(domain.value(at: domain.index(of: value)) == value)
    }
    #expect(domain.index(of: .min) == domain.bound)
  }

  @Test func `a domain moves a value from outside to its bounds`() {
    let domain = Self.domains[0]
    #expect([-100, -3, 4, 100].map(domain.nearest) == [-3, -3, 4, 9])
  }

  @Test func `doubles keep their value through their rank`() {
    let numbers: [Double] = [
      0, -0.0, 1, -1, 0.5, 0.1, -2.75, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      .infinity, -.infinity, 0x1p51, 0x1p51 - 1, 0x1p51 + 0.5, 0x1p60,
    ]
    for number in numbers {
      let again = DoubleRank.double(at: DoubleRank.rank(of: number))
      #expect(again.bitPattern == number.bitPattern)
    }
    #expect(DoubleRank.double(at: DoubleRank.rank(of: .nan)).isNaN)
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let number = Double(bitPattern: random.next())
      let again = DoubleRank.double(at: DoubleRank.rank(of: number))
      #expect(again == number || number.isNaN && again.isNaN)
    }
  }

  @Test func `simple doubles come first`() {
    let order: [Double] = [0, 1, -1, 2, 10, -10, 1000, 0.5, 0.75, 1.5, 0.1, 1e300, .infinity]
    let ranks = order.map { UInt64(bitPattern: DoubleRank.rank(of: $0)) }
    for (first, second) in zip(ranks, ranks.dropFirst()) { #expect(first < second) }
    #expect(UInt64(bitPattern: DoubleRank.rank(of: -.nan)) <= DoubleRank.bound)
  }
}
