import OrderingModel
import Testing

/// The machine against the laws, one by one.
struct LawTests {
  @Test(arguments: Claim.all)
  func `the machine obeys the law`(claim: Claim) {
    #expect(claim.failures(in: claim.scenario) == [])
  }

  @Test(arguments: Claim.all.filter { $0.contrast != nil })
  func `the opposite is reachable`(claim: Claim) throws {
    let contrast = try #require(claim.contrast)
    #expect(!claim.failures(in: contrast).isEmpty)
  }

  @Test(
    arguments: Law.sections.filter {
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15].contains($0.number)
    })
  func `every law of a section is claimed or said to be outside the model`(section: Law.Section) {
    let claimed = Set(Claim.all.flatMap(\.laws))
    let outside = Set(UnmodelledLaw.all.map(\.law))
    for law in section.laws {
      #expect(claimed.contains(law.number) != outside.contains(law.number), "\(law.number)")
    }
  }

  @Test func `every law that is cited exists`() {
    let cited = Claim.all.flatMap(\.laws) + UnmodelledLaw.all.map(\.law)
    #expect(cited.filter { Law.law(numbered: $0) == nil } == [])
  }

  @Test func `most claims have an opposite`() {
    #expect(Claim.all.count { $0.contrast != nil } * 2 > Claim.all.count)
  }
}

extension Claim {
  /// Every claim, by section.
  static let all =
    clocks + layerClocks + groups + views + viewBlocks + completionBlocks + transactions
    + implicitAnimations + actions + adding + settingAndAdding + ends
    + timing + endings + removal + settings + presentation + threads + endlessness
}
