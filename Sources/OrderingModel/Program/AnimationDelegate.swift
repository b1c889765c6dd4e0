/// What an animation's delegate does when the animation stops.
public struct AnimationDelegate: Hashable, Sendable {
  /// The block that runs when it has finished.
  public var finished: BlockID?
  /// The block that runs when it has been removed before (law 9.2).
  public var unfinished: BlockID?

  /// Creates a delegate.
  public init(finished: BlockID?, unfinished: BlockID?) {
    self.finished = finished
    self.unfinished = unfinished
  }
}
