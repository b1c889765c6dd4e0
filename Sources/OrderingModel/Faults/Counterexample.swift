/// What one ordering does in one world, and what goes wrong.
public struct Counterexample: Sendable {
  /// The ordering, as places of the movable operations in the order as written.
  public let ordering: [Int]
  /// All statements of the turn, in that order.
  public let statements: [Statement]
  /// The world.
  public let world: World
  /// What goes wrong, the unsafe first, and then as it happens.
  public let faults: [Fault]
  /// What may go wrong: jumps between values of which one is not known.
  public let doubts: [Doubt]
  /// What happens.
  public let timeline: Timeline
  /// What it was recorded with.
  let recorder: Recorder

  /// The program.
  public var program: Program { recorder.question.program }

  /// The places of the movable operations among the statements: each ordering fills them anew.
  public var positions: [Int] { recorder.question.positions }

  /// What is seen at every time, sampled when it is asked for.
  public var recording: Recording { recorder.recording() }
}
