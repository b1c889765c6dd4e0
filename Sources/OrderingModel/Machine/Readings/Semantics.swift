/// Which reading of each disputed law holds.
///
/// `Semantics()` is every default.
public struct Semantics: Hashable, Sendable {
  /// When a block with nothing to wait for runs (law 1.3).
  public var emptyCompletion = EmptyCompletion.laterMainTurn
  /// When a replaced block with nothing to wait for runs (law 1.4).
  public var replacedEmptyCompletion = ReplacedEmptyCompletion.laterMainTurn
  /// When the empty block of a nested transaction is released (law 1.9).
  public var innerEmptyCompletion = InnerEmptyCompletion.afterInnerCommit
  /// Whether blocks that are on the main queue already run before a turn's implicit commit (law 2.4).
  public var mainQueueBeforeImplicitCommit = MainQueueBeforeImplicitCommit.no
  /// Whether the implicit transaction is made on demand (law 2.5).
  public var implicitTransaction = ImplicitTransaction.lazy
  /// What a `commit` without a `begin` does (law 2.8).
  public var unmatchedCommit = UnmatchedCommit.noop
  /// What a layer needs before a change animates implicitly (law 3.5).
  public var implicitNeeds = ImplicitNeeds.committedInTree
  /// The pace of an implicit animation (law 3.7).
  public var implicitCurve = ImplicitCurve.default
  /// Where an implicit animation starts (law 3.10).
  public var implicitFrom = ImplicitFrom.presentation
  /// Whether setting the value that is already there animates (law 3.12).
  public var sameValueSet = SameValueSet.noAnimation
  /// Whether the transaction's curve overrides an animation's own (law 4.6).
  public var txnCurve = TxnCurve.overridesAll
  /// Where an animation stands that replaces another under its key (law 4.10).
  public var replaceOrder = ReplaceOrder.moveToEnd
  /// For how many frames a new animation may not show yet (law 4.12).
  public var startGapFrames = 0
  /// What a missing `fromValue` or `toValue` stands for (law 6.2).
  public var missingEnd = MissingEnd.modelValue
  /// What a missing end of an additive animation stands for (law 6.2).
  public var additiveMissingEnd = AdditiveMissingEnd.asOfOthers
  /// What becomes of an animation that lasts no time (law 7.9).
  public var zeroDuration = ZeroDuration.endsAtCommitTime
  /// How long a spring lasts (law 7.11).
  public var springDuration = SpringDuration.useDuration
  /// Whether the fill of a group's child counts (law 7.13).
  public var groupChildFill = GroupChildFill.honoured
  /// How long a group's child lasts whose duration is 0 (law 7.13).
  public var groupChildDuration = GroupChildDuration.groups
  /// What a repeated run of a cumulative animation begins at (law 7.14).
  public var cumulativeRun = CumulativeRun.addsLastValue
  /// How many frames after its cause a callback reaches the main thread (law 8.3).
  public var endGapFrames = 1
  /// Whether a fill bridges the time until the callback (law 8.3).
  public var removalLatency = RemovalLatency.none
  /// Which of the callbacks of an animation comes first (law 8.4).
  public var stopOrder = StopOrder.delegateThenBlock
  /// When the delegate hears of a removal (law 9.2).
  public var removalCallback = RemovalCallback.laterMainTurn
  /// When a layer counts as taken out of the tree (law 9.3).
  public var removalJudged = RemovalJudged.atCommit
  /// What becomes of an animation on a layer outside the tree (law 9.4).
  public var detachedAdd = DetachedAdd.stopsAtCommit
  /// Which properties views animate, and which additively (law 11.6).
  public var viewProperties = ViewProperties.sinceIOS11
  /// What the commit of one thread hands to the screen where others have changed something, too
  /// (law 13.1).
  public var commitHands = CommitHands.ownChanges
  /// The length of a frame.
  public var frame: Ticks = 16_666_667

  /// The law that is not obeyed, to see whether anything notices.
  package var mutation: Mutation?

  /// Creates the default readings.
  public init() {}
}
