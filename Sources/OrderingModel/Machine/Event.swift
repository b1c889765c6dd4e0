/// Something that has happened in the machine.
enum Event: Sendable {
  /// Why an animation stopped.
  enum Stop: Sendable {
    /// Its active time passed (law 8.1).
    case ended
    /// Another animation took its key (law 4.2).
    case replaced
    /// It was removed by name (law 9.1).
    case removed
    /// Its layer was not in the tree at a commit (laws 9.3 and 9.4).
    case detached
  }

  /// Why the screen changed.
  enum Cause: Sendable {
    /// An outermost commit.
    case commit
    /// The start or end of animations.
    case time
  }

  case animationAdded(RunningAnimation)
  case animationStopped(RunningAnimation, Stop)
  /// A block ran, while explicit animations had not ended or not been added.
  case completionBlockRan(BlockID, unfinished: SmallSet, added: SmallSet)
  /// A delegate heard that its animation has stopped.
  case delegateCalled(AnimationID, isFinished: Bool)
  /// A turn after the first began, by its place in the program.
  case turnBegan(Int)
  case screenChanged(Moment, Moment, Cause)
  /// The clock goes on from a moment; until then the screen only plays.
  case timePassed(Moment)
  case commitWasUnmatched
  case turnEndedInTransaction
  /// A thread ended with an implicit transaction that is not committed (law 13.2).
  case threadEndedInTransaction

  /// Whether a judge has to look at it: adding by itself is never a fault, nor is a turn's begin.
  var mayBeFault: Bool {
    switch self {
    case .animationAdded, .turnBegan: false
    default: true
    }
  }
}
