@testable import OrderingModel

/// Something that a row says of a run.
struct Observation: Sendable {
  /// What is the case instead, nil where it holds.
  let failure: @Sendable (Run) -> String?

  /// Creates the observation that something in a run is as expected.
  init<Seen: Equatable>(
    _ name: String, _ expected: Seen, _ observe: @escaping @Sendable (Run) -> Seen
  ) where Seen: Sendable {
    failure = { run in
      let seen = observe(run)
      return seen == expected ? nil : "\(name): \(seen) instead of \(expected)"
    }
  }

  /// Creates the observation that a law's fact is the case.
  init(_ fact: Fact) { failure = { fact.failure(in: $0) } }

  /// A value that is as expected whatever happens.
  static func equal<Seen: Equatable & Sendable>(_ expected: Seen, _ seen: Seen) -> Observation {
    Observation("value", expected) { _ in seen }
  }

  /// A number that is as expected but for what is rounded away in the table.
  static func number(_ expected: Double, _ seen: Double) -> Observation {
    Observation("\(seen) is near \(expected)", true) { _ in
      abs(expected - seen) <= VectorKind.tolerance
    }
  }

  /// Whether something holds whatever happens.
  static func `is`(_ holds: Bool) -> Observation { equal(true, holds) }
}

/// What a scenario's facts say, too.
extension Observation {
  /// The keys of the animations on a layer, in any order.
  static func keys(_ keys: [String], _ when: When, on layer: String = "icon") -> Observation {
    Observation("keys", keys.sorted()) { run in
      run.animations(on: layer, when).map { $0.key.map { run.program.keys[$0.index] } ?? "nil" }
        .sorted()
    }
  }

  static func model(_ number: Double, _ when: When, of slot: String = "icon.opacity") -> Observation
  {
    Observation(.model(number, when, of: slot))
  }

  static func screen(_ number: Double, _ when: When, of slot: String = "icon.opacity")
    -> Observation
  {
    Observation(.screen(number, when, of: slot))
  }

  static func runs(_ block: String, _ times: [Double]) -> Observation {
    Observation(.runs(block, times))
  }

  static func getter(_ block: String?, _ when: When) -> Observation {
    Observation(.getter(block, when))
  }

  static func stored(_ number: Double?, _ key: String, _ when: When) -> Observation {
    Observation(.stored(number, key, when))
  }

  static func pictures(_ count: Int) -> Observation { Observation(.pictures(count)) }
}
