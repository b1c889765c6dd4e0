import OrderingModel
import Reports
import Testing

/// A run to be drawn.
struct PictureCase: CustomTestStringConvertible, Sendable {
  /// What it is called in names of files.
  let name: String
  /// What it is an example of, in a sentence.
  let title: String
  let program: Program
  /// The order; nil for the one written.
  var ordering: [Int]?
  /// What moves.
  var movable = Movable.span
  /// The world; nil for the first in which the order is not safe.
  var world: World?

  var testDescription: String { name }

  /// The run.
  func run() throws -> Counterexample {
    let prover = Prover(program, moving: movable)
    let ordering = try ordering ?? Array(prover.movableStatements().indices)
    if let world { return try prover.run(ordering, in: world) }
    return try #require(try prover.counterexample(ordering))
  }

  /// The line that replays the run, as it would be if a file held the program.
  func token(of run: Counterexample) -> String {
    ReplayToken(file: "\(name).swift", program, movable, run).text
  }
}
