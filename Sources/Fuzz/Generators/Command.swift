/// One kind of operation on something with a state, and when it may be done.
public struct Command<State, Operation>: Sendable {
  /// How often it is drawn, compared with the others.
  public let weight: Int
  /// Whether it may be done in a state.
  public let isAllowed: @Sendable (State) -> Bool
  /// Returns what draws the operation in a state.
  public let operation: @Sendable (State) -> Generator<Operation>

  /// Creates a kind of operation, allowed in every state unless a test says otherwise.
  @inlinable public init(
    weight: Int = 1, _ operation: Generator<Operation>,
    when isAllowed: @escaping @Sendable (State) -> Bool = { _ in true }
  ) {
    self.weight = weight
    self.isAllowed = isAllowed
    self.operation = { _ in operation }
  }

  /// Creates a kind of operation that depends on the state.
  @inlinable public init(
    weight: Int = 1, when isAllowed: @escaping @Sendable (State) -> Bool = { _ in true },
    _ operation: @escaping @Sendable (State) -> Generator<Operation>
  ) {
    self.weight = weight
    self.isAllowed = isAllowed
    self.operation = operation
  }
}
