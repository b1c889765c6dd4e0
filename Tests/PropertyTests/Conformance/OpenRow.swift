import Testing

@testable import OrderingModel

/// A row in which implementations or versions differ, so that either outcome may be right.
struct OpenRow: CustomTestStringConvertible, Sendable {
  /// A reading of the laws, and what is the case under it.
  struct Reading: Sendable {
    let name: String
    let scenario: Scenario
    let observations: [Observation]

    /// What is not so in a scenario.
    func failures(_ scenario: Scenario) -> [String] {
      let run = Run(scenario)
      return observations.compactMap { $0.failure(run) }
    }
  }

  let rows: RowIDs
  let question: String
  /// The readings under which its outcomes are reached; none where the machine knows one outcome, or
  /// none of it.
  let readings: [Reading]
  /// Why there is no choice.
  let why: String?
  /// What the machine does all the same, where it knows the row.
  let check: ConformanceRow?

  var testDescription: String { rows.text }

  /// Creates a row whose outcomes are those of the readings of one law.
  init<Value>(
    _ rows: RowIDs, _ question: String, _ scenario: Scenario, named parameter: String,
    _ field: WritableKeyPath<Semantics, Value>,
    _ readings: (value: Value, observations: [Observation])...
  ) {
    self.rows = rows
    self.question = question
    why = nil
    check = nil
    self.readings = readings.map { reading in
      Reading(
        name: "\(parameter): \(reading.value)",
        scenario: scenario.reading { $0[keyPath: field] = reading.value },
        observations: reading.observations)
    }
  }

  /// Creates a row without a choice.
  init(_ rows: RowIDs, _ question: String, why: String, _ check: ConformanceRow? = nil) {
    self.rows = rows
    self.question = question
    self.why = why
    self.check = check
    readings = []
  }
}
