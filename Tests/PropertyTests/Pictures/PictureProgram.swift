import OrderingModel

/// A small program with the text that a person would have written.
struct PictureProgram {
  private(set) var builder: ProgramBuilder
  private var statements: [Statement] = []
  private var line = 10

  init(_ name: String) { builder = ProgramBuilder(name: name) }

  var program: Program { builder.program }

  /// Enters a standalone layer on screen.
  mutating func layer(
    _ name: String, opacity: Double = 1, isHidden: Bool = false, _ starts: [Layer.Start] = []
  ) -> LayerID {
    builder.layer(
      Layer(
        name: name, isOnScreen: true,
        start: [
          .init(Program.opacity, .number(opacity)),
          .init(Program.hidden, .number(isHidden ? 1 : 0)),
        ] + starts))
  }

  /// Enters a key.
  mutating func key(_ name: String) -> KeyID { builder.key(name) }

  /// Enters a value that the source does not tell.
  mutating func symbol(_ name: String) -> Value { builder.symbol(name) }

  /// Enters an animation.
  mutating func animation(
    _ seconds: Double, of keyPath: KeyID = Program.opacity, from: Expression? = .number(1),
    to: Expression? = .number(0), _ change: (inout Animation) -> Void = { _ in }
  ) -> AnimationID {
    var animation = Animation(
      name: "fade", keyPath: keyPath, from: from, to: to,
      timing: Timing(duration: .seconds(seconds)))
    change(&animation)
    return builder.animation(animation)
  }

  /// Enters a block of one statement.
  mutating func block(_ operation: Operation, _ text: String) -> BlockID {
    builder.block([Statement(operation, text: text)])
  }

  /// Appends a statement to the turn that is being written.
  mutating func call(_ operation: Operation, _ text: String) {
    line += 1
    statements.append(
      Statement(
        operation, text: text, location: .init(file: "Icon.swift", line: line, column: 5)))
  }

  mutating func begin() { call(.begin, "CATransaction.begin()") }

  mutating func commit() { call(.commit, "CATransaction.commit()") }

  mutating func disableActions() {
    call(.setDisableActions(true), "CATransaction.setDisableActions(true)")
  }

  /// Ends the turn that is being written.
  mutating func endTurn(
    _ start: Turn.Start = .at(0), on thread: Turn.Thread = .main, earliest: Int = 0
  ) {
    builder.turn(Turn(start, on: thread, earliest: earliest, statements))
    statements = []
    line += 5
  }
}
