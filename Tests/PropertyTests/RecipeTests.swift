import OrderingModel
import Testing
import Theorems

/// The recipe that is safe whatever Apple does.
struct RecipeTests {
  @Test(arguments: DissolveSpan.Layers.allCases, [0.15, 0.25, 1])
  func `the recipe is safe in every world and under every reading`(
    layers: DissolveSpan.Layers, duration: Double
  ) throws {
    let recipe = Recipe(layers: layers, duration: .seconds(duration))
    let proof = try Prover(recipe.program, in: .paranoid).prove()
    #expect(proof.asWritten.isSafe)
    #expect(proof.readings.count == Semantics.otherReadings.count)
    for outcome in proof.readings {
      #expect(outcome.asWritten.isSafe, "\(outcome.reading.parameter) \(outcome.reading.value)")
    }
  }

  @Test(arguments: DissolveSpan.Layers.allCases)
  func `the recipe is safe where the layer has an action of its own`(
    layers: DissolveSpan.Layers
  ) throws {
    let recipe = Recipe(layers: layers, duration: .seconds(0.15), hasAction: true)
    let proof = try Prover(recipe.program, in: .paranoid).prove()
    #expect(proof.asWritten.isSafe && proof.readings.allSatisfy(\.asWritten.isSafe))
    #expect(proof.safe < proof.total)
  }

  @Test(arguments: [DissolveSpan.Layers.standalone, .viewBacked])
  func `without the fill, a late start shows the model, and nothing else breaks it`(
    layers: DissolveSpan.Layers
  ) throws {
    let recipe = Recipe(layers: layers, duration: .seconds(0.15), fillsBackwards: false)
    let proof = try Prover(recipe.program, in: .paranoid).prove()
    #expect(proof.asWritten.isSafe)
    let broken = proof.readings.filter { !$0.asWritten.isSafe }
    #expect(broken.map(\.reading.parameter) == ["startGapFrames"])
    #expect(broken.map(\.asWritten.faults.kinds) == [[.flicker]])
  }
}
