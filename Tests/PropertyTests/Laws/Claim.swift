import Testing

/// What some laws say of a scenario.
struct Claim: CustomTestStringConvertible, Sendable {
  let laws: [String]
  let content: String
  let scenario: Scenario
  let facts: [Fact]
  /// A scenario in which not all of the facts hold, so that they do not hold by themselves.
  var contrast: Scenario?

  var testDescription: String { laws.joined(separator: ", ") + " " + content }

  /// Creates the claim of a law.
  init(
    _ laws: String..., says content: String, _ scenario: Scenario, _ facts: Fact...,
    unlike contrast: Scenario? = nil
  ) {
    self.laws = laws
    self.content = content
    self.scenario = scenario
    self.facts = facts
    self.contrast = contrast
  }

  /// What is not as the facts say in a scenario.
  func failures(in scenario: Scenario) -> [String] {
    let run = Run(scenario)
    return facts.compactMap { $0.failure(in: run) }
  }
}
