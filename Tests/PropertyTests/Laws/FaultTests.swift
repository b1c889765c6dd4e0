import Testing

/// The judge against scenarios, fault by fault.
struct FaultTests {
  @Test(arguments: Claim.faults + Claim.visibility + Claim.stages)
  func `the judge finds what goes wrong`(claim: Claim) {
    #expect(claim.failures(in: claim.scenario) == [])
  }

  @Test(arguments: (Claim.faults + Claim.visibility + Claim.stages).filter { $0.contrast != nil })
  func `another scenario goes another way`(claim: Claim) throws {
    let contrast = try #require(claim.contrast)
    #expect(!claim.failures(in: contrast).isEmpty)
  }
}
