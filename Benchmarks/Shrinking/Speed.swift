import Fuzz

/// How many cases there are in a second of processor time.
enum Speed {
  private enum Operation: Sendable {
    case plain(Int)
    case number(Int)
  }

  /// Prints the speed of lists of 0 to 30 operations in 8 kinds.
  static func print() {
    let plain = Generator<Operation>.pick((0..<8).map { .plain($0) })
    measure("pick of 8", plain)
    let number = Generator<Int>.integers(in: 0...9)
    measure(
      "one of 8, half with a number",
      Generator.one(
        of: (0..<8).map { kind in
          kind % 2 == 0 ? .just(.plain(kind)) : number.map { .number($0) }
        }))
  }

  /// Prints the speed of all lists of up to six operations in 8 kinds.
  static func printExhaustive() {
    let lists = Generator<Int>.pick(Array(0..<8)).list()
    let property = Property<[Int]>("lists", over: lists) { $0.count <= 6 }
    let start = Stopwatch.now
    let result = property.exhaust(within: SearchBound(elements: 6))
    let seconds = Stopwatch.now - start
    if case .complete(let cases) = result.reach {
      Swift.print("all \(cases) lists of up to 6: \(Int(Double(cases) / seconds)) cases/s")
    }
  }

  private static func measure(_ name: String, _ operation: Generator<Operation>) {
    let property = Property<[Operation]>("lists", over: operation.list(0...30)) { $0.count <= 30 }
    var settings = Settings(cases: 2_000_000, seed: Seed(1))
    settings.size = 100
    let start = Stopwatch.now
    let result = property.check(settings)
    let seconds = Stopwatch.now - start
    Swift.print("\(name): \(Int(Double(result.cases) / seconds)) cases/s")
  }
}
