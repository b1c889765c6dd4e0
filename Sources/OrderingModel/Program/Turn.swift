/// Statements that run in one turn of the main run loop.
///
/// A turn takes no time.
public struct Turn: Hashable, Sendable {
  /// When it begins; the first turn begins at 0.
  public var start: Instant
  /// What it does.
  public var statements: [Statement]

  /// Creates a turn.
  public init(at start: Instant = 0, _ statements: [Statement]) {
    self.start = start
    self.statements = statements
  }
}
