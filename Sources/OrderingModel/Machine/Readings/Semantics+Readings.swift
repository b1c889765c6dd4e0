extension Semantics {
  /// Readings of law 1.3.
  public enum EmptyCompletion: String, Hashable, Sendable, CaseIterable {
    /// On a later turn of the main run loop.
    case laterMainTurn
    /// At the end of the outermost commit, inside it.
    case insideOutermostCommit
  }

  /// Readings of law 1.4.
  public enum ReplacedEmptyCompletion: String, Hashable, Sendable, CaseIterable {
    /// On a later turn of the main run loop.
    case laterMainTurn
    /// Inside the call that sets the second block.
    case synchronous
  }

  /// Readings of law 1.9.
  public enum InnerEmptyCompletion: String, Hashable, Sendable, CaseIterable {
    /// By the commit of its own transaction.
    case afterInnerCommit
    /// By the outermost commit.
    case afterOutermostCommit
  }

  /// Readings of law 2.4.
  public enum MainQueueBeforeImplicitCommit: String, Hashable, Sendable, CaseIterable {
    /// They run after it, in a turn of their own.
    case no
    /// They run before it, so that it commits what they do, too.
    case yes
  }

  /// Readings of law 2.5.
  public enum ImplicitTransaction: String, Hashable, Sendable, CaseIterable {
    /// It is made by the first change of a turn.
    case lazy
    /// It is there from the beginning of every turn.
    case alwaysOpenOnMain
  }

  /// Readings of law 2.8.
  public enum UnmatchedCommit: String, Hashable, Sendable, CaseIterable {
    /// It changes nothing.
    case noop
    /// It ends the program.
    case trap
  }

  /// Readings of law 13.1.
  public enum CommitHands: String, Hashable, Sendable, CaseIterable {
    /// The layers that this thread has changed, each as a whole; what only other threads have changed
    /// waits for their commits.
    case ownChanges
    /// The model tree as it is, with what other threads have not committed yet.
    case wholeTree
  }

  /// Readings of law 3.5.
  public enum ImplicitNeeds: String, Hashable, Sendable, CaseIterable {
    /// The last commit found the layer in the tree.
    case committedInTree
    /// Some commit found the layer in the tree.
    case committedOnce
  }

  /// Readings of law 3.7.
  public enum ImplicitCurve: String, Hashable, Sendable, CaseIterable {
    /// `TimingFunction.default`
    case `default`
    /// `TimingFunction.linear`
    case linear
  }

  /// Readings of law 3.10.
  public enum ImplicitFrom: String, Hashable, Sendable, CaseIterable {
    /// What the screen shows.
    case presentation
    /// What the model held.
    case model
  }

  /// Readings of law 3.12.
  public enum SameValueSet: String, Hashable, Sendable, CaseIterable {
    /// It makes no animation.
    case noAnimation
    /// It animates like any change.
    case animates
  }

  /// Readings of law 4.6.
  public enum TxnCurve: String, Hashable, Sendable, CaseIterable {
    /// The transaction's curve wins.
    case overridesAll
    /// An animation's own curve wins.
    case onlyIfNil
  }

  /// Readings of law 4.10.
  public enum ReplaceOrder: String, Hashable, Sendable, CaseIterable {
    /// It goes on top.
    case moveToEnd
    /// It takes the place of the replaced one.
    case keepSlot
  }

  /// Readings of law 6.2.
  public enum MissingEnd: String, Hashable, Sendable, CaseIterable {
    /// The committed model value.
    case modelValue
    /// What lies beneath, frame by frame.
    case underlyingValueEachFrame
    /// What the screen showed when the animation was added.
    case presentationSnapshotAtAdd
  }

  /// Readings of law 6.2 for additive animations.
  public enum AdditiveMissingEnd: String, Hashable, Sendable, CaseIterable {
    /// What it stands for in any animation, so that the sum holds the property's value twice.
    case asOfOthers
    /// Nothing: 0 is added.
    case zero
  }

  /// Readings of law 7.9.
  public enum ZeroDuration: String, Hashable, Sendable, CaseIterable {
    /// It ends when it is committed.
    case endsAtCommitTime
    /// It is never added.
    case notAddedAtAll
  }

  /// Readings of law 7.11.
  public enum SpringDuration: String, Hashable, Sendable, CaseIterable {
    /// As long as its duration says.
    case useDuration
    /// Until it rests.
    case useSettling
  }

  /// Readings of law 7.13.
  public enum GroupChildFill: String, Hashable, Sendable, CaseIterable {
    /// It decides what shows until the group ends.
    case honoured
    /// It does not.
    case ignored
  }

  /// Readings of law 7.13 for a child without a duration.
  public enum GroupChildDuration: String, Hashable, Sendable, CaseIterable {
    /// As long as its group.
    case groups
    /// As long as the transaction says, as of any animation that is added.
    case transactions
    /// No time at all.
    case zero
  }

  /// Readings of law 7.14.
  public enum CumulativeRun: String, Hashable, Sendable, CaseIterable {
    /// The value that the run before ended with is added.
    case addsLastValue
    /// The distance that the run before went is added.
    case addsDistance
  }

  /// Readings of law 8.3.
  public enum RemovalLatency: String, Hashable, Sendable, CaseIterable {
    /// The value may revert when the active time ends.
    case none
    /// The fill lasts until the callback.
    case untilCallback
  }

  /// Readings of law 8.4.
  public enum StopOrder: String, Hashable, Sendable, CaseIterable {
    /// The delegate, then the completion block.
    case delegateThenBlock
    /// The completion block, then the delegate.
    case blockThenDelegate
  }

  /// Readings of law 9.2.
  public enum RemovalCallback: String, Hashable, Sendable, CaseIterable {
    /// On a later turn of the main run loop.
    case laterMainTurn
    /// Inside the call that removes it.
    case synchronous
  }

  /// Readings of law 9.3.
  public enum RemovalJudged: String, Hashable, Sendable, CaseIterable {
    /// At the outermost commit: a layer that is back by then has never been away.
    case atCommit
    /// At the call that takes it out.
    case atCall
  }

  /// Readings of law 9.4.
  public enum DetachedAdd: String, Hashable, Sendable, CaseIterable {
    /// It stops when it is committed.
    case stopsAtCommit
    /// It stays, and never starts.
    case neverStarts
  }
  /// Readings of law 11.6.
  public enum ViewProperties: String, Hashable, Sendable, CaseIterable {
    /// Corner radii animate additively, anchor points and shadow opacities do not.
    case sinceIOS11
    /// None of these three animates.
    case beforeIOS11
  }
}
