import Testing

@testable import OrderingModel

/// A question that a law leaves open, in a scenario whose outcome tells the readings apart.
struct ParameterCase: CustomTestStringConvertible, Sendable {
  /// One reading, and what is the case under it.
  struct Reading: Sendable {
    let name: String
    let scenario: Scenario
    let facts: [Fact]
  }

  let parameter: String
  let readings: [Reading]

  var testDescription: String { parameter }

  /// Creates a case from the readings by name, each with the field of `Semantics` that it sets.
  init<Value>(
    _ parameter: String, _ scenario: Scenario,
    _ field: WritableKeyPath<Semantics, Value>,
    _ readings: (name: String, value: Value, facts: [Fact])...
  ) {
    self.parameter = parameter
    self.readings = readings.map { reading in
      Reading(
        name: reading.name, scenario: scenario.reading { $0[keyPath: field] = reading.value },
        facts: reading.facts)
    }
  }
}
