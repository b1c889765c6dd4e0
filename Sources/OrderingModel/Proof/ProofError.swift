/// Why a proof cannot be made.
public enum ProofError: Error, Hashable, Sendable {
  /// Nothing of what may move is there.
  case nothingToMove
  /// More operations move than can be counted.
  case tooManyOperations(Int, limit: Int)
  /// The program has more layers, animations, blocks or turns than a set holds.
  case tooLarge(what: String, Int, limit: Int)
  /// The graph outgrew its limit.
  case tooManyStates(limit: Int)
}
