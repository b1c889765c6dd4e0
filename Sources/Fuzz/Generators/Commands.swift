/// Sequences of operations, each allowed in the state that those before it lead to.
///
/// Shrinking may delete any of them: an operation that is then no longer allowed drops out.
public struct Commands<State: Sendable, Operation: Sendable>: Sendable {
  /// The state before the first operation.
  public let start: State
  /// The kinds of operations, the simplest first.
  public let kinds: [Command<State, Operation>]
  /// Does an operation.
  public let apply: @Sendable (inout State, Operation) -> Void

  /// Creates the sequences from a state.
  @inlinable public init(
    from start: State, _ kinds: [Command<State, Operation>],
    apply: @escaping @Sendable (inout State, Operation) -> Void
  ) {
    precondition(!kinds.isEmpty, "a sequence of operations needs a kind of them")
    self.start = start
    self.kinds = kinds
    self.apply = apply
  }

  /// Returns the generator of so many operations.
  @inlinable public func generator(_ counts: ClosedRange<Int> = 0...30) -> Generator<[Operation]> {
    let weights = kinds.map(\.weight)
    return Generator { choices in
      var state = start
      return try choices.list(counts) { choices, _ in
        let allowed = kinds.map { $0.isAllowed(state) }
        guard allowed.contains(true) else { return nil }
        let kind = choices.alternative(weights: weights, allowed: allowed)
        let operation = try kinds[kind].operation(state).draw(&choices)
        guard allowed[kind] else { return nil }
        apply(&state, operation)
        return operation
      }
    }
  }
}
