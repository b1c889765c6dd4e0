import Testing

@testable import OrderingModel

/// Machines that do not obey one law: some claim must notice each.
struct MutationTests {
  @Test(arguments: Mutation.allCases)
  func `a machine that breaks a law is caught`(mutation: Mutation) {
    let noticed = Claim.all.contains { claim in
      let broken = claim.scenario.reading { $0.mutation = mutation }
      return !claim.failures(in: broken).isEmpty
    }
    #expect(noticed, "no claim notices that the machine \(mutation) (\(mutation.law))")
  }

  @Test func `each law has a mutation, a reading that turns it round, or a reason for neither`() {
    let mutated = Set(Mutation.allCases.map(\.law))
    let read = Set(
      Semantics.otherReadings.compactMap { reading in
        Parameter.all.first { $0.name == reading.parameter }?.law
      })
    let excused = UnmutatedLaw.all.flatMap(\.laws)
    let outside = Set(UnmodelledLaw.all.map(\.law))
    for law in Law.all where !law.number.hasPrefix("14.") {
      let ways = [mutated, read, Set(excused), outside].count { $0.contains(law.number) }
      #expect(ways > 0, "\(law.number): \(law.sentence)")
    }
    #expect(excused.filter { mutated.contains($0) || read.contains($0) } == [])
    #expect(excused.count == Set(excused).count)
  }

  @Test func `every mutation is of a law`() {
    #expect(Mutation.allCases.filter { Law.law(numbered: $0.law) == nil } == [])
  }
}
