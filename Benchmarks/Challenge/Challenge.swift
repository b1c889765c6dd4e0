package import Fuzz

/// One case of the public shrinking challenge (github.com/jlink/shrinking-challenge).
package struct Challenge: Sendable {
  /// Its name there.
  package let name: String
  /// The value that shrinking should end in.
  package let ideal: String
  /// Runs it; the hook is called whenever a value fails, and the result is nil if none did.
  package let run: @Sendable (Seed, @escaping @Sendable () -> Void) -> Sample?

  /// Creates a challenge; the property returns nil for a value that it isn't about.
  init<Value>(
    _ name: String, ideal: String, _ generator: Generator<Value>,
    text: @escaping @Sendable (Value) -> String = { "\($0)" },
    _ holds: @escaping @Sendable (Value) -> Bool?
  ) {
    self.name = name
    self.ideal = ideal
    run = { seed, hook in
      let property = Property<Value>(name, over: generator) { value, _ in
        guard let holds = holds(value) else { return .discarded }
        if holds { return .passed }
        hook()
        return .failed(name)
      }
      var settings = Settings(cases: 20_000, seed: seed)
      settings.discards = 100
      settings.isExplained = false
      guard let finding = property.check(settings).finding, let value = finding.value else {
        return nil
      }
      return Sample(
        number: (finding.number ?? 0) + 1, value: text(value), calls: finding.calls,
        runs: finding.runs, firstLength: finding.firstLength)
    }
  }

  /// All of them, and three variants with a smaller range.
  package static let all =
    [bound5, largeUnionList, reverse, calculator, lengthList]
    + differences("", through: Int(Int32.max)) + [coupling, deletion, distinct, nestedLists]
    + [binaryHeap] + differences("_1k", through: 1000)
}
