import Testing

/// What happens on Apple's framework, and is to happen in the machine.
struct ConformanceRow: CustomTestStringConvertible, Sendable {
  let id: String
  let scenario: Scenario
  let observations: [Observation]

  var testDescription: String { id }

  /// Creates the row of a scenario.
  init(_ id: String, _ scenario: Scenario, _ observations: Observation...) {
    self.id = id
    self.scenario = scenario
    self.observations = observations
  }

  /// Creates the row of a value.
  init(_ id: String, _ observations: Observation...) {
    self.id = id
    scenario = Scenario([])
    self.observations = observations
  }

  /// What is not as the row says.
  var failures: [String] {
    let run = Run(scenario)
    return observations.compactMap { $0.failure(run) }
  }
}
