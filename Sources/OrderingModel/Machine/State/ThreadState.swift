/// What each thread has of its own (law 13.1).
struct ThreadState: Hashable, Sendable {
  var transactions: [Transaction] = []
  var isFlushPending = false
  var viewAnimations: [ViewAnimation] = []
  /// The layers that it has changed and not committed.
  var touched = SmallSet()
  /// The layers that the others have changed and not committed.
  var touchedElsewhere = SmallSet()
}
