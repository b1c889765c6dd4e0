/// What a program does not decide.
public struct World: Hashable, Sendable {
  /// What other code does later in the first turn.
  public enum OtherCode: Int, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// It adds an endless animation to a layer of its own.
    case addsEndlessAnimation
    /// It sets a completion block, and then adds an endless animation to a layer of its own.
    case setsBlockAndAddsEndlessAnimation
  }

  /// Whether an implicit transaction is open already when the function is called.
  public var isImplicitTransactionOpen: Bool
  /// What other code does later in the turn.
  public var otherCode: OtherCode
  /// The animation that lasts three times as long as written; nil for none.
  public var slowed: AnimationID?
  /// When the turns begin that may begin at any time.
  public var interruptions: [Instant] = []
  /// How many statements of the first turn have run when another thread's turn comes between; nil where
  /// it does not.
  public var interleaving: Int?

  /// Creates a world.
  public init(
    isImplicitTransactionOpen: Bool = false, otherCode: OtherCode = .none,
    slowed: AnimationID? = nil
  ) {
    self.isImplicitTransactionOpen = isImplicitTransactionOpen
    self.otherCode = otherCode
    self.slowed = slowed
  }
}
