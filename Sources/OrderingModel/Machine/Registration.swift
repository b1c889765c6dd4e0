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
}
