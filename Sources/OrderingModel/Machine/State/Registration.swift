/// A completion block that has been set and has not run.
struct Registration: Hashable, Sendable {
  enum Phase: Hashable, Sendable {
    /// Its transaction goes on, and what is added counts for it.
    case open
    /// Its nested transaction is committed, the outermost one is not.
    case innerCommitted
    /// Nothing more counts for it: it waits for what has been counted.
    case closed
    /// It runs at an instant.
    case due(Instant)
  }

  let block: BlockID
  var phase = Phase.open
  /// Of a view's completion, what runs instead if something that it waits for does not finish
  /// (law 11.8).
  var unfinished: BlockID?
  /// Whether that has happened.
  var isInterrupted = false

  init(block: BlockID, unfinished: BlockID? = nil) {
    self.block = block
    self.unfinished = unfinished
  }

  /// What is going to run.
  var outcome: BlockID { isInterrupted ? unfinished ?? block : block }
}
