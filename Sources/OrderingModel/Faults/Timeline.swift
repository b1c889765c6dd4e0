/// What is seen of a run, moment by moment.
public struct Timeline: Hashable, Sendable {
  /// Why something happens at a moment.
  public enum Cause: Hashable, Sendable {
    /// The run begins.
    case start
    /// A commit, by the place of the statement that made it; nil is the end of a turn.
    case commit(statement: Int?)
    /// Animations begin or end.
    case time(ended: [AnimationID], implicitEnded: Int)
    /// A child of a group begins or ends, and its group goes on.
    case groupGoesOn
    /// A block runs.
    case block(BlockID)
    /// A delegate hears that its animation has stopped.
    case delegate(AnimationID, isFinished: Bool)
    /// A later turn begins, or another thread's, by its place in the program.
    case turn(Int)
    /// Nothing more happens.
    case end
  }

  /// A moment, with what the viewer sees right after it.
  public struct Moment: Hashable, Sendable {
    /// When it is.
    public let instant: Instant
    /// Why there is something to see.
    public let cause: Cause
    /// The screen's value of each observable just before it; nil of a layer that is not in the tree.
    public let before: [Value?]
    /// The screen's value of each observable just after it; nil of a layer that is not in the tree.
    public let after: [Value?]
    /// The model's value of each observable that has one.
    public let model: [Value?]
    /// How many animations play.
    public let animations: Int
    /// Which observables jump.
    public let jumps: [Bool]
  }

  /// What the viewer watches.
  public let observables: [Observable]
  /// The moments, in order of time.
  public let moments: [Moment]
}
