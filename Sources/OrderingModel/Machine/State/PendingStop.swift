/// A delegate that is to hear that its animation has stopped.
struct PendingStop: Hashable, Sendable {
  let animation: AnimationID
  let isFinished: Bool
  /// What the delegate does.
  let block: BlockID
  let due: Instant
}
