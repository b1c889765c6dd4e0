import Fuzz
import Testing

@testable import FlickerproofTesting

/// What `check` records.
struct CheckTests {
  private let small = Property<[Int]>(
    "lists have no 500", over: Generator<Int>.integers(in: 0...1000).list()
  ) { list in !list.contains { $0 >= 500 } }

  @Test func `a property that holds records nothing`() {
    let property = Property<Int>(
      "numbers are numbers", over: Generator<Int>.integers(in: 0...9)
    ) { $0 < 10 }
    let result = check(property, Settings(cases: 50), keepingFailuresIn: .none)
    #expect(result.cases == 50)
  }

  @Test func `a failure is recorded at the caller's line with all its parts`() {
    let line = #line + 2
    withKnownIssue {
      check(
        small, keepingFailuresIn: .none, describing: { "list of \($0)" },
        sourceLocation: SourceLocation(
          fileID: #fileID, filePath: #filePath, line: line, column: 1))
    } matching: { issue in
      let text = issue.text
      let parts = [
        "fails: lists have no 500", "seed 0", "value: list of [500]", "how: lists have no 500",
        "replay: f1-", "shrunk in ", "replaying: \"f1-",
      ]
      return parts.allSatisfy(text.contains) && issue.sourceLocation?.line == line
    }
  }

  @Test func `a failure says what could be anything`() {
    let pairs = zip(Generator<Int>.integers(in: 0...9), Generator<Int>.integers(in: 0...9))
    let property = Property<(Int, Int)>("first is low", over: pairs) { $0.0 < 5 }
    withKnownIssue {
      check(property, keepingFailuresIn: .none)
    } matching: {
      $0.text.contains("value: (5, 0)") && $0.text.contains("could be anything: choice 2 (here 0)")
    }
  }

  @Test func `what the issue says to retype fails alike`() throws {
    var found: CheckResult<[Int]>?
    withKnownIssue { found = check(small, keepingFailuresIn: .none) }
    let replay = try #require(found?.finding?.replay)
    withKnownIssue {
      let again = check(small, replaying: "\(replay)", keepingFailuresIn: .none)
      #expect(again.cases == 1)
    } matching: {
      $0.text.contains("value: [500]")
    }
  }

  @Test func `a replay text with a typing error is an issue, and all cases are tried`() {
    withKnownIssue {
      let property = Property<Int>("all", over: Generator<Int>.integers(in: 0...9)) { _ in true }
      #expect(
        check(property, Settings(cases: 7), replaying: "f1-x", keepingFailuresIn: .none).cases == 7)
    } matching: {
      $0.text.contains("replaying: ")
    }
  }

  @Test func `too few cases and rare labels are issues`() {
    let starved = Property<Int>("none", over: Generator<Int>.integers(in: 0...9)) { _, _ in
      .discarded
    }
    withKnownIssue {
      check(starved, keepingFailuresIn: .none)
    } matching: {
      $0.text.contains("too few cases")
    }

    let rare = Property<Int>("rare", over: Generator<Int>.integers(in: 0...9)) { value, notes in
      notes.label("eleven", if: value == 11)
      return .passed
    }
    var settings = Settings(cases: 100)
    settings.requirements = [Requirement("eleven", in: 0.5)]
    withKnownIssue {
      check(rare, settings, keepingFailuresIn: .none)
    } matching: {
      $0.text.contains("rarer than required: eleven")
    }
  }

  @Test func `a failure that comes once is called so`() {
    let counter = Counter()
    let flaky = Property<Int>("steady", over: Generator<Int>.integers(in: 0...9)) { _ in
      counter.next() != 3
    }
    withKnownIssue {
      check(flaky, keepingFailuresIn: .none)
    } matching: {
      $0.text.contains("fails now and then: steady")
    }
  }

  @Test func `a property that waits is recorded too`() async {
    let property = AsyncProperty<Int>(
      "numbers are below 7", over: Generator<Int>.integers(in: 0...9)
    ) { value in
      await Task.yield()
      return value < 7
    }
    await withKnownIssue {
      await check(property, keepingFailuresIn: .none)
    } matching: {
      $0.text.contains("value: 7")
    }
  }
}
