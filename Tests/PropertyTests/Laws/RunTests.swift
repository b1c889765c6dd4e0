import Testing

@testable import OrderingModel

/// What is so in every run, whatever it is about.
struct RunTests {
  @Test(arguments: scenarios)
  func `every fault has a reason that cites a law`(scenario: Scenario) {
    for fault in Run(scenario).recorder.record().faults {
      #expect(!fault.laws.isEmpty, "\(fault.kind) at \(fault.instant)")
      #expect(fault.laws.allSatisfy { Law.law(numbered: $0) != nil })
    }
  }

  @Test(arguments: scenarios)
  func `a recorded run ends as an unrecorded one`(scenario: Scenario) {
    let run = Run(scenario)
    #expect(run.recorder.end == run.state(.end))
  }

  @Test(arguments: scenarios)
  func `time does not go back, and a block does not run twice`(scenario: Scenario) {
    let run = Run(scenario)
    #expect(run.states.map(\.clock) == run.states.map(\.clock).sorted())
    #expect(run.blockNames.allSatisfy { run.runs(of: $0).count <= 1 })
  }

  @Test(arguments: [5e9, 1e10, .infinity])
  func `an animation of any length can last three times as long`(duration: Double) {
    let run = Run(Scenario([.add(.fade(duration))]).in(World(slowed: AnimationID(0))))
    #expect(run.state(.end).animations.count == 1)
  }

  static let scenarios =
    (Claim.all + Claim.faults + Claim.visibility + Claim.stages)
    .flatMap { claim in [claim.scenario] + (claim.contrast.map { [$0] } ?? []) }
    + ParameterCase.all.flatMap { $0.readings.map(\.scenario) }
}
