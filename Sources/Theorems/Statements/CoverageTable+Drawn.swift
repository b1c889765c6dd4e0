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
    /// Other orders of all that can be moved: any, and one in which a single operation has moved.
    let orderings: [[Int]]

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
      let asWritten = Array(0..<count)
      let any = try Generator<[Int]>.permutations(of: asWritten).draw(&choices)
      return Drawn(
        program: program, world: world, semantics: semantics,
        orderings: [any, moved(asWritten, &choices)])
    }

    private static func moved(_ ordering: [Int], _ choices: inout Choices) -> [Int] {
      guard ordering.count > 1 else { return ordering }
      var moved = ordering
      let operation = moved.remove(at: choices.integer(in: 0...ordering.count - 1))
      moved.insert(operation, at: choices.integer(in: 0...moved.count))
      return moved
    }

    /// What happens as written, at every moment that makes a difference, and in the other orders.
    var accounts: [Account] {
      Account.all(of: program, in: [world], semantics: semantics)
        + orderings.map { Account(program, in: world, semantics: semantics, ordering: $0) }
    }
  }
}
