public import Fuzz
public import OrderingModel

/// Draws whole programs: layers, and the operations of a turn with its completion blocks.
public struct ProgramGenerator: Sendable {
  /// The most operations of the turn.
  public let size: Int
  /// Whether transactions are left open, and commits without one made.
  public let isUnbalanced: Bool
  /// Whether there are later turns, other threads, view animations and the background.
  public let isWide: Bool

  /// Creates what draws programs of up to so many operations.
  public init(size: Int, isUnbalanced: Bool = true, isWide: Bool = true) {
    self.size = size
    self.isUnbalanced = isUnbalanced
    self.isWide = isWide
  }

  /// The generator.
  public var programs: Generator<Program> {
    Generator { [self] choices in
      var drawing = ProgramDrawing(isWide: isWide)
      try drawing.drawLayers(&choices)
      let first = try drawing.statements(&choices, upTo: size, isUnbalanced: isUnbalanced)
      drawing.builder.turn(first)
      if isWide, choices.boolean() {
        let isAnyTime = choices.alternative(weights: [3, 1]) == 1
        let instant = isAnyTime ? 0 : Ticks(choices.integer(in: 1...20)) * .seconds(0.1)
        let later = try drawing.statements(&choices, upTo: 3, isUnbalanced: false)
        let isElsewhere = choices.alternative(weights: [3, 1]) == 1
        drawing.builder.turn(
          Turn(
            isAnyTime ? .anyTime : .at(instant), on: isElsewhere ? .background : .main,
            earliest: isElsewhere && isAnyTime ? choices.integer(in: 0...first.count) : 0, later))
        if isElsewhere, choices.boolean() {
          let queued = try drawing.statements(&choices, upTo: 2, isUnbalanced: false)
          drawing.builder.turn(.afterTurn(1), queued)
        }
      }
      return drawing.builder.program
    }
  }
}
