/// Statements that run in one turn of the main run loop.
///
/// A turn takes no time.
public struct Turn: Hashable, Sendable {
  /// When a turn begins.
  public enum Start: Hashable, Sendable {
    /// At an instant; the first turn begins at 0.
    case at(Instant)
    /// Right after a block has run.
    case after(BlockID)
    /// At any time after the turn before it: every instant at which something happens, and every
    /// interval between two of them, is a world of its own.
    case anyTime
  }

  /// When it begins.
  public var start: Start
  /// What it does.
  public var statements: [Statement]

  /// Creates a turn that begins at an instant.
  public init(at start: Instant = 0, _ statements: [Statement]) {
    self.init(.at(start), statements)
  }

  /// Creates a turn.
  public init(_ start: Start, _ statements: [Statement]) {
    self.start = start
    self.statements = statements
  }
}
