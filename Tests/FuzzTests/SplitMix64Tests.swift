import Fuzz
import Testing

/// The stream that every random case follows from.
struct SplitMix64Tests {
  @Test func `the stream of a seed is that of the published algorithm`() {
    var random = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(expected.map { _ in random.next() } == expected)
  }

  @Test func `the cases of a run have different streams`() {
    let firsts = (0..<1000).map { number in
      var random = SplitMix64(seed: 5, number: number)
      return random.next()
    }
    #expect(Set(firsts).count == firsts.count)
  }

  @Test(arguments: [0, 1, 6, 255, UInt64.max])
  func `a bounded number stays within its bound`(bound: UInt64) {
    var random = SplitMix64(seed: bound)
    for _ in 0..<200 { #expect(random.number(through: bound) <= bound) }
  }

  @Test func `values drawn from a seed are the same everywhere`() throws {
    let generator = zip(
      Generator<Int>.integers(in: -100...100).list(0...4), Generator<Bool>.booleans(),
      Generator<Int>.pick([10, 20, 30]))
    let drawn = try (1...4).map { number in
      var choices = Choices(random: SplitMix64(seed: 42, number: number), size: 50)
      return "\(try generator.draw(&choices))"
    }
    #expect(drawn == Self.pinned)
  }

  private static let pinned = [
    "([-84, -14], false, 20)", "([14, 2], false, 20)", "([-4], true, 10)", "([3], true, 30)",
  ]
}
