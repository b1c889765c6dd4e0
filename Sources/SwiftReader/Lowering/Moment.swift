import OrderingModel

/// What runs a statement, and when.
enum Moment: Equatable {
  /// A turn of the main run loop that begins at an instant.
  case turn(Instant)
  /// A completion block that is still being read.
  case block
  /// A turn that begins when a completion block has run.
  case afterBlock(BlockID)
  /// Another thread, whose turn has a place in the program.
  case thread(Int)
  /// A turn that begins when the turn at a place has run.
  case afterTurn(Int)
  /// A delegate, or a function that may be called at any time.
  case unknown
}
