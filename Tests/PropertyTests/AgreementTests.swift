import OrderingModel
import Testing
import Theorems

/// The graph against trying everything.
struct AgreementTests {
  @Test(arguments: DissolveSpan.Layers.allCases)
  func `graph and naive search agree on every program of up to three operations`(
    layers: DissolveSpan.Layers
  ) {
    for size in 1...3 {
      for program in SmallPrograms(on: layers).programs(of: size) {
        expectAgreement(program, in: .standard)
      }
    }
  }

  @Test(arguments: DissolveSpan.Layers.allCases)
  func `graph and naive search agree on every program of four operations in the closed world`(
    layers: DissolveSpan.Layers
  ) {
    for program in SmallPrograms(on: layers).programs(of: 4) {
      expectAgreement(program, in: .closed)
    }
  }

  private func expectAgreement(_ program: Program, in worlds: WorldSet) {
    let agreement = Agreement(program, moving: .everything, in: worlds)
    let disagreements = agreement.disagreements()
    if disagreements.isEmpty { return }
    let texts = program.turns[0].statements.map(\.text)
    Issue.record("\(texts): \(disagreements.prefix(3))")
  }
}
