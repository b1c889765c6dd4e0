import Fuzz
import OrderingModel

extension Recipe {
  /// Draws programs that follow the recipe: any layer, with an action of its own or without, any duration
  /// up to 5 s.
  static let programs = Generator<Program> { choices in
    let layers = DissolveSpan.Layers.allCases[choices.alternative(of: 3)]
    let duration = choices.integer(in: 1...500)
    return Recipe(
      layers: layers, duration: duration * .seconds(0.01), hasAction: choices.boolean()
    ).program
  }
}
