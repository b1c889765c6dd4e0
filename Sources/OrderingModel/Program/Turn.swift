/// Statements that run in one turn of the main run loop, or on another thread.
///
/// A turn takes no time.
public struct Turn: Hashable, Sendable {
  /// When a turn begins.
  public enum Start: Hashable, Sendable {
    /// At an instant; the first turn begins at 0.
    case at(Instant)
    /// Right after a block has run.
    case after(BlockID)
    /// Right after the turn at a place in the program has run.
    case afterTurn(Int)
    /// At any time after the turns before it: every instant at which something happens, and every
    /// interval between two of them, is a world of its own.
    ///
    /// On another thread, so is every place between two statements of the first turn, where that is
    /// the turn before it.
    case anyTime
  }

  /// What runs a turn.
  public enum Thread: String, Hashable, Sendable, CaseIterable {
    /// The main thread.
    case main
    /// A thread without a run loop, which begins and ends with the turn (law 13.2).
    case background
  }

  /// When it begins.
  public var start: Start
  /// What runs it.
  public var thread: Thread
  /// How many statements of the first turn stand before the call that asks for it, where that is the
  /// turn before it.
  public var earliest: Int
  /// What it does.
  public var statements: [Statement]

  /// Creates a turn that begins at an instant.
  public init(at start: Instant = 0, on thread: Thread = .main, _ statements: [Statement]) {
    self.init(.at(start), on: thread, statements)
  }

  /// Creates a turn.
  public init(
    _ start: Start, on thread: Thread = .main, earliest: Int = 0, _ statements: [Statement]
  ) {
    self.start = start
    self.thread = thread
    self.earliest = earliest
    self.statements = statements
  }
}
