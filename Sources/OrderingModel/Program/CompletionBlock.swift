/// The body of a completion block.
public struct CompletionBlock: Hashable, Sendable {
  /// What it does, in a turn of its own.
  public var statements: [Statement]

  /// Creates a block.
  public init(_ statements: [Statement]) { self.statements = statements }
}
