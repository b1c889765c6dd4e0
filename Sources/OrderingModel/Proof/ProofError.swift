/// Why a proof cannot be made.
public enum ProofError: Error, Hashable, Sendable {
  /// Nothing of what may move is there.
  case nothingToMove
  /// More operations move than can be counted.
  case tooManyOperations(Int, limit: Int)
  /// The program has more layers, animations, blocks, turns or callbacks than the machine follows.
  case tooLarge(what: String, Int, limit: Int)
  /// The graph outgrew its limit.
  case tooManyStates(limit: Int)
  /// The program names a layer, key, animation, block or the like by a place where it has none.
  case missing(what: String, Int)
  /// A number of the program is none: it is not a number at all, or infinite where nothing can be.
  case noNumber(what: String)
  /// A block sets itself again, or adds an animation whose delegate runs it, so that it never ends.
  case endless(BlockID)
  /// An ordering that was asked for does not name each operation that moves once.
  case noOrdering
}
