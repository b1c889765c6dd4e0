import Fuzz
import Testing

/// What generators draw.
struct GeneratorTests {
  /// A generator and what its values keep to, without its type.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let check: @Sendable (SplitMix64) throws -> Bool
    /// Shrinks what a property says that depends on everything; returns whether it came to an end.
    let shrinks: @Sendable (Seed) -> Bool

    init<Value>(
      _ name: String, _ generator: Generator<Value>,
      _ keeps: @escaping @Sendable (Value) -> Bool = { _ in true }
    ) {
      testDescription = name
      check = { random in
        var choices = Choices(random: random)
        let value = try generator.draw(&choices)
        var again = Choices(replaying: choices.recorded)
        let same = try generator.draw(&again)
        return keeps(value) && "\(value)" == "\(same)" && !again.hasStrayed
          && again.recorded.choices == choices.recorded.choices
      }
      let property = Property<Value>("arbitrary", over: generator) { value in
        "\(value)".utf8.reduce(7) { ($0 * 31 + Int($1)) % 10_007 } % 3 != 1
      }
      shrinks = { seed in
        guard let finding = property.check(Settings(cases: 300, seed: seed)).finding else {
          return true
        }
        return property.replay(finding.replay)?.isFailure == true && !finding.isShrinkingStopped
          && finding.sequence.choices.count <= finding.firstLength
      }
    }
  }

  indirect enum Tree: Sendable {
    case leaf(Int)
    case pair(Tree, Tree)

    var depth: Int {
      switch self {
      case .leaf: 0
      case .pair(let left, let right): 1 + max(left.depth, right.depth)
      }
    }
  }

  static let trees = Generator<Tree>.recursive(
    depth: 3, leaf: Generator<Int>.integers(in: 0...9).map { .leaf($0) }
  ) { inner in zip(inner, inner).map { .pair($0, $1) } }

  static let stack = Commands<Int, Bool>(
    from: 0, [Command(.just(true)), Command(weight: 3, .just(false)) { $0 > 0 }]
  ) { depth, isPush in depth += isPush ? 1 : -1 }

  static func staysUp(_ pushes: [Bool]) -> Bool {
    var depth = 0
    for isPush in pushes {
      depth += isPush ? 1 : -1
      if depth < 0 { return false }
    }
    return true
  }

  static let cases = [
    Case("a range", Generator<Int>.integers(in: -7...300)) { (-7...300).contains($0) },
    Case("a range of bytes", Generator<UInt8>.integers(in: 200...250)) { $0 >= 200 && $0 <= 250 },
    Case("all Int8", Generator<Int8>.integers()), Case("all Int", Generator<Int>.integers()),
    Case("large UInt64", Generator<UInt64>.integers(in: 9...UInt64.max)) { $0 >= 9 },
    Case("doubles", Generator<Double>.doubles()),
    Case("a range of doubles", Generator<Double>.doubles(in: 0.25...0.75)) {
      $0 >= 0.25 && $0 <= 0.75
    },
    Case("huge doubles", Generator<Double>.doubles(in: -1e308...1e308)) { $0.isFinite },
    Case("lists", Generator<Int>.integers().list(2...5)) { (2...5).contains($0.count) },
    Case("lists of lists", Generator<Bool>.booleans().list(0...3).list(1...3)),
    Case("permutations", Generator<[Int]>.permutations(of: Array(0..<6))) {
      $0.sorted() == Array(0..<6)
    },
    Case("subsets", Generator<[Int]>.subsets(of: Array(0..<6))) { $0 == $0.sorted() },
    Case("optionals", Generator<Int>.integers().optional.list()),
    Case("alternatives", Generator<Int>.one(of: [.just(1), .integers(in: 5...90)]).list()),
    Case("weights", Generator<Int>.weighted([(0, .just(1)), (2, .integers(in: 5...90))]).list()) {
      !$0.contains(1)
    },
    Case(
      "dependent",
      Generator<Int>.integers(in: 1...9).flatMap { count in
        Generator<Int>.integers(in: 0...count).list(count: count)
      }
    ) { list in list.allSatisfy { $0 <= list.count } },
    Case("filtered", Generator<Int>.integers(in: 0...999).filter { $0 % 3 == 0 }.list()) {
      $0.allSatisfy { $0 % 3 == 0 }
    },
    Case("recursive", trees) { $0.depth <= 3 }, Case("commands", stack.generator(), staysUp),
  ]

  @Test(arguments: cases)
  func `a generator keeps to its values and draws the same again from its choices`(
    this: Case
  ) throws {
    for number in 0..<200 {
      #expect(try this.check(SplitMix64(seed: 11, number: number)), "case \(number)")
    }
  }

  @Test(arguments: cases)
  func `whatever fails, shrinking ends in choices that fail again`(this: Case) {
    for seed in 0..<8 { #expect(this.shrinks(Seed(UInt64(seed))), "seed \(seed)") }
  }

  @Test func `list lengths are near uniform`() throws {
    let generator = Generator<Bool>.booleans().list(0...9)
    var counts = Array(repeating: 0, count: 10)
    for number in 0..<4000 {
      var choices = Choices(random: SplitMix64(seed: 2, number: number))
      counts[try generator.draw(&choices).count] += 1
    }
    for count in counts { #expect((300...500).contains(count)) }
  }

  @Test func `a case without some alternatives is common`() throws {
    let generator = Generator<Int>.pick(Array(0..<4)).list(count: 40)
    let sets = try (0..<200).map { number in
      var choices = Choices(random: SplitMix64(seed: 2, number: number))
      return Set(try generator.draw(&choices))
    }
    let partial = sets.count { $0.count < 4 }
    #expect((60...180).contains(partial))
    #expect(sets.reduce([]) { $0.union($1) } == Set(0..<4))
  }

  @Test(arguments: [1, 2, 16, 17, 64, 100])
  func `each of several values is drawn`(count: Int) throws {
    let generator = Generator<Int>.pick(Array(0..<count)).list(count: 20)
    let values = try (0..<300).map { number in
      var choices = Choices(random: SplitMix64(seed: 6, number: number))
      return try generator.draw(&choices)
    }
    #expect(Set(values.joined()) == Set(0..<count))
  }

  @Test func `equal numbers are common even in a large range`() throws {
    let number = Generator<Int>.integers(in: 1_000_000...9_000_000)
    let equal = try (0..<2000).count { index in
      var choices = Choices(random: SplitMix64(seed: 4, number: index))
      return try number.draw(&choices) == number.draw(&choices)
    }
    #expect(equal > 20)
  }
}
