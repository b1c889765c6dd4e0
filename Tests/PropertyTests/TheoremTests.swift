import FlickerproofTesting
import Fuzz
import OrderingModel
import Testing
import Theorems

/// Claims about all programs.
struct TheoremTests {
  @Test(arguments: Theorem.all.map(\.name))
  func `the theorem holds for every small program`(name: String) throws {
    let theorem = try #require(Theorem.all.first { $0.name == name })
    let (checked, program) = theorem.smallCounterexample()
    #expect(program.map(listing) == nil)
    #expect(theorem.size == 0 || checked > 0)
  }

  @Test(arguments: Theorem.all.map(\.name))
  func `the theorem holds for programs at random`(name: String) throws {
    let theorem = try #require(Theorem.all.first { $0.name == name })
    check(theorem.property(), Settings(cases: theorem.cases, seed: Seed(7))) {
      listing($0).joined(separator: "; ")
    }
  }

  @Test(arguments: Theorem.all.map(\.name))
  func `the theorem notices what is left out`(name: String) throws {
    let theorem = try #require(Theorem.all.first { $0.name == name })
    let lens = Theorem.Lens(theorem.mutant)
    if theorem.smallCounterexample(under: lens).program != nil { return }
    let result = theorem.property(under: lens).check(Settings(cases: 10_000, seed: Seed(7)))
    #expect(!result.hasPassed)
  }

  @Test func `Docs/Theorems.md is what the code says`() throws {
    try GoldenFile(path: "Docs/Theorems.md").expect(TheoremTable().markdown)
  }

  private func listing(_ program: Program) -> [String] {
    program.layers.map { "\($0.name): \($0.kind) \($0.isOnScreen)" }
      + program.turns.flatMap(\.statements).map(\.text)
  }
}
