/// One link in the chain of causes of a fault.
public struct Reason: Hashable, Sendable {
  /// What is the case.
  public enum Fact: Hashable, Sendable {
    /// The block waits only for what is added after it is set, and the animation was added before.
    case addedBeforeBlock(AnimationID, BlockID)
    /// The transaction of the block was over when the animation was added.
    case addedAfterTransaction(AnimationID, BlockID)
    /// Another block was set, which ended the window of this one.
    case blockReplaced(BlockID)
    /// The animation was added where the block does not count it.
    case notCounted(AnimationID, BlockID)
    /// The block ran while the animation goes on until an instant.
    case ranBeforeEnd(BlockID, AnimationID, end: Instant)
    /// The block's transaction has not been committed.
    case notCommitted(BlockID)
    /// A commit found no transaction to commit.
    case unmatchedCommit
    /// The block waits for an animation that does not end; nil is other code's.
    case waitsForEndless(BlockID, AnimationID?)
    /// The block stands on the implicit transaction, which other code shares.
    case sharesImplicitTransaction(BlockID)
    /// An animation took the place of this one; nil is an implicit one.
    case replaced(AnimationID, by: AnimationID?)
    /// The animation was removed before it showed.
    case removed(AnimationID)
    /// The layer was not in the tree when the animation was committed.
    case detached(AnimationID)
    /// Animations above hid this one all the time.
    case covered(AnimationID)
    /// The animation was never committed.
    case neverStarted(AnimationID)
    /// An animation began to show, later than it was committed; nil is an implicit one.
    case began(AnimationID?, LayerID, KeyID)
    /// An animation ended, and the screen shows what lies beneath; nil is an implicit one.
    case ended(AnimationID?, LayerID, KeyID)
    /// A child of a group began or ended, and its group goes on.
    case childBeganOrEnded(AnimationID?)
    /// What lies beneath is the model value.
    case showsModel(LayerID, KeyID, Value)
    /// What lies beneath is an animation that is still on its way.
    case showsAnimation(AnimationID?, LayerID, KeyID)
    /// A commit showed what had been set.
    case committed
    /// The time of a layer becomes another one.
    case clockLeaps(LayerID, isAhead: Bool)
    /// Two commits in one turn are two pictures.
    case twoPictures
    /// The change was made by a block, after the animation had ended on screen.
    case madeByBlock
    /// It stays for ever.
    case stays
    /// The turn ended with an explicit transaction open.
    case leftOpen
    /// A thread ended with its implicit transaction open.
    case threadEnded
  }

  /// What is the case.
  public let fact: Fact
  /// The laws that make it so.
  public let laws: [String]
  /// The statements of the run that it is about, by their places in it.
  public let statements: [Int]
}
