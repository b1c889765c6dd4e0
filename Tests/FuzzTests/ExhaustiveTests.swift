import Fuzz
import Testing

/// All choices up to a bound.
struct ExhaustiveTests {
  private func count<Value>(_ generator: Generator<Value>, _ bound: SearchBound) throws -> Int {
    let values = try generator.values(within: bound).map { "\($0)" }
    #expect(Set(values).count == values.count)
    return values.count
  }

  @Test func `each value is drawn once`() throws {
    let bound = SearchBound(elements: 3, values: 4)
    let booleans = Generator<Bool>.booleans()
    // 1 + 2 + 4 + 8
    #expect(try count(booleans.list(), bound) == 15)
    #expect(try count(booleans.list(2...9), bound) == 12)
    #expect(try count(Generator<[Int]>.permutations(of: [1, 2, 3, 4]), bound) == 24)
    #expect(try count(Generator<[Int]>.subsets(of: [1, 2, 3, 4]), bound) == 16)
    #expect(try count(booleans.optional, bound) == 3)
    // 0, 1, -1, 2 of all integers, but not more than there are.
    #expect(try count(Generator<Int>.integers(), bound) == 4)
    #expect(try count(Generator<Int>.integers(in: 5...7), bound) == 3)
    #expect(try count(zip(booleans, Generator<Int>.pick([1, 2, 3])), bound) == 6)
  }

  @Test func `trees are counted by their depth`() throws {
    // With d leaves: t(0) = d, t(n) = d + t(n - 1)².
    let bound = SearchBound(elements: 0, values: 2, depth: 2)
    #expect(try count(GeneratorTests.trees, bound) == 2 + 36)
  }

  @Test func `only allowed sequences of commands are drawn`() throws {
    // Of 1 + 2 + 4 + 8 sequences those that never pop an empty stack: 1 + 1 + 2 + 3.
    #expect(try count(GeneratorTests.stack.generator(), SearchBound(elements: 3)) == 7)
  }

  @Test func `filtered values are left out`() throws {
    let even = Generator<Int>.integers(in: 0...9).filter { $0 % 2 == 0 }
    #expect(try even.values(within: SearchBound(elements: 0, values: 10)) == [0, 2, 4, 6, 8])
  }

  @Test func `a search ends when it is told to`() {
    let lists = Generator<Bool>.booleans().list()
    var settings = Settings()
    settings.stops = { true }
    let result = Property<[Bool]>("any", over: lists) { _ in true }
      .exhaust(within: SearchBound(elements: 8), settings)
    #expect(result.reach == .stopped(at: 63))
  }

  @Test func `a search says how far it came`() {
    let lists = Generator<Bool>.booleans().list()
    let property = Property<[Bool]>("short", over: lists) { $0.count < 5 }
    let all = property.exhaust(within: SearchBound(elements: 4))
    #expect(all.reach == .complete(cases: 31))
    let some = property.exhaust(within: SearchBound(elements: 4, cases: 10))
    #expect(some.reach == .stopped(at: 10))
    let failing = property.exhaust(within: SearchBound(elements: 5))
    guard case .failed(let finding) = failing.verdict else {
      Issue.record("a list of five was missed")
      return
    }
    #expect(finding.value == Array(repeating: false, count: 5))
  }
}
