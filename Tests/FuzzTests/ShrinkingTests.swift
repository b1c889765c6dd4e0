import Fuzz
import Testing

/// What shrinking keeps to.
struct ShrinkingTests {
  private struct Broken: Error {}

  private static let lists = Generator<Int>.integers(in: 0...1000).list()

  private func finding<Value>(
    _ property: Property<Value>, seed: UInt64 = 1, _ change: (inout Settings) -> Void = { _ in }
  ) throws -> Finding<Value> {
    var settings = Settings(cases: 5000, seed: Seed(seed))
    change(&settings)
    return try #require(property.check(settings).finding)
  }

  @Test func `the shrunk value shows the failure that was found`() throws {
    // Smaller lists fail in another way.
    let property = Property<[Int]>("two faults", over: Self.lists) { list, _ in
      if list.count > 6 { return .failed("long") }
      return list.contains { $0 > 10 } ? .failed("large") : .passed
    }
    var failures: Set<String> = []
    for seed in 0..<20 {
      let finding = try finding(property, seed: UInt64(seed)) { $0.first = [] }
      failures.insert(finding.failure)
      let expected = finding.failure == "long" ? Array(repeating: 0, count: 7) : [11]
      #expect(finding.value == expected)
    }
    #expect(failures.contains("large"))
  }

  @Test func `the replay text draws the shrunk value`() throws {
    let property = Property<[Int]>("sums are small", over: Self.lists) { $0.reduce(0, +) < 2500 }
    let finding = try finding(property)
    #expect(finding.value == [500, 1000, 1000])
    let text = try ReplayText(finding.replay.description)
    #expect(property.replay(text)?.isFailure == true)
    var choices = Choices(replaying: text.sequence)
    #expect(try property.generator.draw(&choices) == finding.value)
  }

  @Test func `a budget stops shrinking`() throws {
    let property = Property<[Int]>("sums are small", over: Self.lists) { $0.reduce(0, +) < 2500 }
    let finding = try finding(property) { $0.shrinking = ShrinkBudget(calls: 5) }
    #expect(finding.isShrinkingStopped && finding.calls <= 6)
    #expect(try !self.finding(property).isShrinkingStopped)
  }

  @Test func `an error thrown is a failure`() throws {
    let property = Property<[Int]>("throws", over: Self.lists) { list in
      if list.count > 2 { throw Broken() }
      return true
    }
    let finding = try finding(property)
    #expect(finding.failure.contains("Broken") && finding.value == [0, 0, 0])
  }

  @Test func `a generator that throws is a failure`() throws {
    let generator = Self.lists.map { list in
      if list.count > 2 { throw Broken() }
      return list
    }
    let finding = try finding(Property<[Int]>("draws", over: generator) { _ in true })
    #expect(finding.failure.contains("the generator threw") && finding.value == nil)
  }

  @Test func `values that don't matter are told`() throws {
    let triple = zip(
      Generator<Int>.integers(in: 0...99), Generator<Int>.integers(in: 0...99),
      Generator<Bool>.booleans())
    let property = Property<(Int, Int, Bool)>("the second is small", over: triple) { $0.1 < 50 }
    let finding = try finding(property)
    #expect(finding.value?.1 == 50 && finding.free == [0, 2])
  }

  @Test func `doubles shrink to simple ones`() throws {
    let numbers = Generator<Double>.doubles()
    let large = Property<Double>("small", over: numbers) { !($0 > 10.25) }
    #expect(try finding(large).value == 11)
    let fraction = Property<Double>("integral", over: numbers) {
      !$0.isFinite || $0 == $0.rounded()
    }
    #expect(try finding(fraction).value == 0.5)
    let bounded = Property<Double>("none", over: .doubles(in: 0.3...0.4)) { _ in false }
    #expect((0.3...0.4).contains(try #require(try finding(bounded).value)))
  }

  @Test func `commands shrink to allowed ones`() throws {
    let property = Property<[Bool]>("few pops", over: GeneratorTests.stack.generator()) { pushes in
      #expect(GeneratorTests.staysUp(pushes))
      return pushes.count { !$0 } < 3
    }
    #expect(try finding(property).value == [true, true, true, false, false, false])
  }

  @Test func `a tree shrinks to the part that matters`() throws {
    let property = Property<GeneratorTests.Tree>("flat", over: GeneratorTests.trees) {
      $0.depth < 2
    }
    let finding = try finding(property)
    #expect(finding.value?.depth == 2 && finding.sequence.choices.count == 8)
  }

  @Test func `a fault in a long list shrinks to the three operations that show it`() throws {
    let operation = zip(
      Generator<Int>.pick(Array(0..<10)), Generator<Int>.integers(in: 0...7),
      Generator<Int>.integers())
    let property = Property<[(Int, Int, Int)]>("long", over: operation.list(0...200)) {
      operations in
      var stages: [Int: Int] = [:]
      for (kind, layer, value) in operations {
        switch kind {
        case 3 where value > 100: stages[layer] = 1
        case 5 where stages[layer] == 1: stages[layer] = 2
        case 7 where stages[layer] == 2 && value < -5: return false
        case 9: stages[layer] = nil
        default: break
        }
      }
      return true
    }
    for seed in 0..<5 {
      let finding = try finding(property, seed: UInt64(seed))
      #expect(finding.value.map { "\($0)" } == "[(3, 0, 101), (5, 0, 0), (7, 0, -6)]")
      // The number of the second operation could be anything.
      #expect(finding.free == [7] && finding.calls < 300)
    }
  }
}
