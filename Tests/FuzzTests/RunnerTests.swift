import Fuzz
import Synchronization
import Testing

/// What a run says.
struct RunnerTests {
  private static let numbers = Generator<Int>.integers(in: 0...1_000_000)

  /// What matters of a result, as text.
  private func summary<Value>(_ result: CheckResult<Value>) -> String {
    "\(result.verdict) \(result.cases) \(result.discarded) \(result.labels)"
  }

  private static let mixed = Property<Int>("rarely wrong", over: numbers, noting: judged)

  @Sendable private static func judged(_ number: Int, _ notes: inout Notes) -> Outcome {
    notes.label("even", if: number % 2 == 0)
    notes.classify("digits", as: "\(number)".count)
    if number % 7 == 3 { return .discarded }
    return number % 1009 == 1008 ? .failed("1008") : .passed
  }

  private static let sound = Property<Int>("right", over: numbers) { number, notes in
    notes.label("even", if: number % 2 == 0)
    return number % 7 == 3 ? .discarded : .passed
  }

  @Test(arguments: 0..<5)
  func `a seed decides everything`(seed: Int) {
    let settings = Settings(cases: 3000, seed: Seed(UInt64(seed)))
    #expect(summary(Self.mixed.check(settings)) == summary(Self.mixed.check(settings)))
  }

  @Test(arguments: 0..<5)
  func `several cores find what one does`(seed: Int) async {
    var settings = Settings(cases: 3000, seed: Seed(UInt64(seed)))
    settings.isTargeted = false
    for property in [Self.mixed, Self.sound] {
      let alone = property.check(settings)
      let together = await property.checkConcurrently(settings, workers: 3)
      #expect(summary(alone) == summary(together))
    }
  }

  @Test func `the parts of a run are the whole`() throws {
    let whole = Self.sound.check(Settings(cases: 999))
    let parts = (1...4).compactMap { Shard(number: $0, of: 4) }.map { shard in
      var settings = Settings(cases: 999)
      settings.shard = shard
      return Self.sound.check(settings)
    }
    let joint = try #require(CheckResult.joining(parts))
    #expect(joint.cases == whole.cases && joint.hasPassed)
  }

  @Test(arguments: ["0/3", "4/3", "1/0", "-1/3", "1", "a/b", "1/2/3", ""])
  func `a part out of range is refused`(text: String) { #expect(Shard(text: text) == nil) }

  @Test func `too many discarded cases are told`() {
    let none = Property<Int>("about nothing", over: Self.numbers.filter { $0 < 0 }) { _ in true }
    let result = none.check(Settings(cases: 50))
    guard case .starved = result.verdict else {
      Issue.record("\(result.verdict)")
      return
    }
    #expect(result.cases == 0 && result.discarded > 500)
  }

  @Test func `a requirement is decided by the cases`() {
    var settings = Settings(cases: 500)
    settings.requirements = [Requirement("even", in: 0.3)]
    #expect(Self.sound.check(settings).hasPassed)
    settings.requirements = [Requirement("even", in: 0.9), Requirement("odd", in: 0.1)]
    guard case .uncovered(let labels) = Self.sound.check(settings).verdict else {
      Issue.record("the requirements passed")
      return
    }
    #expect(labels == ["even", "odd"])
  }

  @Test func `a requirement near to the truth gets more cases`() {
    var settings = Settings(cases: 20)
    settings.requirements = [Requirement("even", in: 0.45)]
    #expect(Self.sound.check(settings).cases > 20)
  }

  @Test func `the decision follows Wilson's interval`() {
    let requirement = Requirement("half", in: 0.5)
    #expect(requirement.decision(hits: 0, cases: 0) == .undecided)
    #expect(requirement.decision(hits: 5, cases: 10) == .undecided)
    #expect(requirement.decision(hits: 700, cases: 1000) == .met)
    #expect(requirement.decision(hits: 300, cases: 1000) == .missed)
    #expect(Requirement("none", in: 0).decision(hits: 0, cases: 1) == .met)
  }

  @Test func `time ends a run`() {
    let reads = Mutex(0.0)
    var settings = Settings(cases: .max / 100)
    settings.time = TimeLimit(seconds: 10) {
      reads.withLock { reads in
        reads += 1
        return reads
      }
    }
    let result = Self.sound.check(settings)
    #expect(result.isOutOfTime && result.hasPassed && result.cases < 1000)
  }

  @Test func `a failure that doesn't come again is called flaky`() {
    let calls = Mutex(0)
    let property = Property<Int>("now and then", over: Self.numbers) { _ in
      calls.withLock { calls in
        calls += 1
        return calls != 30
      }
    }
    guard case .flaky = property.check().verdict else {
      Issue.record("it isn't flaky")
      return
    }
  }

  @Test func `what failed before is tried first`() throws {
    let found = try #require(Self.mixed.check(Settings(cases: 9000, seed: Seed(1))).finding)
    var settings = Settings(cases: 1, seed: Seed(2))
    settings.first = [found.replay]
    let again = try #require(Self.mixed.check(settings).finding)
    #expect(again.number == nil && again.value == found.value)
  }

  @Test func `a search aims at a score`() throws {
    let pair = zip(Self.numbers, Self.numbers)
    let property = Property<(Int, Int)>("far", over: pair) { pair, notes in
      let distance = abs(pair.0 - 271_828) + abs(pair.1 - 314_159)
      notes.aim(at: -Double(distance))
      return distance < 5 ? .failed("near") : .passed
    }
    let aimed = property.check(Settings(cases: 20_000))
    #expect(aimed.finding != nil)
    var settings = Settings(cases: 20_000)
    settings.isTargeted = false
    #expect(property.check(settings).hasPassed)
  }

  @Test func `the first case is the simplest`() {
    let property = Property<Int>("none", over: Self.numbers) { _ in false }
    let finding = property.check().finding
    #expect(finding?.number == 0 && finding?.value == 0 && finding?.calls == 1)
  }

  @Test(arguments: 0..<5)
  func `a property that waits is checked like one that doesn't`(seed: Int) async {
    let waiting = AsyncProperty<Int>("rarely wrong", over: Self.numbers) { number, notes in
      await Task.yield()
      return Self.judged(number, &notes)
    }
    let settings = Settings(cases: 3000, seed: Seed(UInt64(seed)))
    #expect(await summary(waiting.check(settings)) == summary(Self.mixed.check(settings)))
  }

  @Test func `a run ends when it is told to`() {
    let calls = Mutex(0)
    var settings = Settings(cases: 1000)
    settings.stops = {
      calls.withLock { calls in
        calls += 1
        return calls > 10
      }
    }
    #expect(Self.sound.check(settings).cases < 12)
  }

  @Test func `a result prints what is needed to see it again`() {
    let pairs = zip(Self.numbers, Generator<Bool>.booleans())
    let property = Property<(Int, Bool)>("numbers are small", over: pairs) { $0.0 < 1000 }
    let result = property.check(Settings(cases: 100, seed: Seed(77)))
    let lines = result.summary(of: property.sentence).split(separator: "\n")
    #expect(lines.count == 6 && lines[5] == "  could be anything: choice 2 (here false)")
    #expect(lines[0].hasPrefix("fails: numbers are small (") && lines[0].contains("seed 2d"))
    #expect(lines[1] == "  value: (1000, false)")
    #expect(lines[2] == "  how: numbers are small")
    #expect(lines[3].hasPrefix("  replay: f1-.z8.-"))
    #expect(lines[4].hasPrefix("  shrunk in "))
  }

  @Test func `a result prints labels, and what went wrong`() {
    let passed = Self.sound.check(Settings(cases: 10)).summary(of: "right")
    #expect(passed.hasPrefix("holds: right (10 cases, ") && passed.contains("\n  even: "))
    let none = Property<Int>("none", over: Self.numbers.filter { $0 < 0 }) { _ in true }
    #expect(none.check(Settings(cases: 5)).summary(of: "none").hasPrefix("undecided, too few"))
  }
}
