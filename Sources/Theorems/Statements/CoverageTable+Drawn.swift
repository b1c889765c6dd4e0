import Fuzz
import OrderingModel

extension CoverageTable {
  /// A program, and how it is run.
  struct Drawn: Sendable {
    /// The program.
    let program: Program
    /// The world that it runs in.
    let world: World
    /// The laws that hold.
    let semantics: Semantics
    /// An order of all that can be moved.
    let ordering: [Int]

    /// Draws all of it.
    static let cases = Generator<Drawn> { choices in
      let program = try ProgramGenerator(size: 12).programs.draw(&choices)
      let codes = World.OtherCode.allCases
      let world = World(
        isImplicitTransactionOpen: choices.boolean(),
        otherCode: codes[choices.alternative(of: codes.count)])
      let readings = Semantics.otherReadings
      let semantics =
        choices.alternative(weights: [1, 1]) == 0
        ? Semantics() : readings[choices.alternative(of: readings.count)].semantics
      let count = program.turns[0].statements.filter {
        !$0.isInHelper && $0.operation.kind != nil
      }.count
      let ordering = try Generator<[Int]>.permutations(of: Array(0..<count)).draw(&choices)
      return Drawn(program: program, world: world, semantics: semantics, ordering: ordering)
    }

    /// What happens as written, at every moment that makes a difference, and in the other order.
    var accounts: [Account] {
      Account.all(of: program, in: [world], semantics: semantics)
        + [Account(program, in: world, semantics: semantics, ordering: ordering)]
    }
  }
}
