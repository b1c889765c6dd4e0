import OrderingModel

/// What runs a statement, and when.
enum Moment: Equatable {
  /// A turn of the main run loop that begins at an instant.
  case turn(Instant)
  /// A completion block that is still being read.
  case block
  /// A turn that begins when a completion block has run.
  case afterBlock(BlockID)
  /// A delegate, or a function that may be called at any time.
  case unknown
}
