extension Machine {
  /// Everything that the machine remembers.
  struct State: Hashable, Sendable {
    var clock: Instant = 0
    var model: Tree
    /// The animations of the model tree: by layer, then by property, then in order of adding, so
    /// that orders nobody can tell apart are one state.
    var animations: [RunningAnimation] = []
    var screen: Screen
    var transactions: [Transaction] = []
    /// The blocks that have been set and have not run, in order of setting.
    var registrations: [Registration] = []
    /// The delegates that are to hear of a stop, in order.
    var stops: [PendingStop] = []
    var variables: [Value]
    /// The animations that have been added.
    var added = SmallSet()
    /// The blocks that have run.
    var ran = SmallSet()
    /// The open blocks of `UIView.animate`.
    var viewAnimations: [ViewAnimation] = []
    /// Whether views animate at all (law 11.4).
    var animatesViews = true
    /// What answers for layers' actions where the program has changed that, by layer and place.
    var actions: [GivenActions] = []
    /// The turns that have begun, by their places; the first one has, before anything else.
    var begunTurns = SmallSet([0])
    /// Whether a flush waits for nested transactions (law 2.7).
    var isFlushPending = false
    /// What the main thread had, while another one runs (law 13.1).
    var mainThread: Boxed<ThreadState>?
    /// The layers that this thread has changed and not committed, where there are other threads.
    var touched = SmallSet()
    /// The layers that other threads have changed and not committed.
    var touchedElsewhere = SmallSet()
    /// Whether an unmatched commit has ended the program (law 2.8).
    var hasTrapped = false

    // The screen's tree follows the model's, and the rest changes rarely; equality compares all.
    func hash(into hasher: inout Hasher) {
      hasher.combine(clock)
      hasher.combine(model.values)
      hasher.combine(animations)
      hasher.combine(screen.animations.count)
      hasher.combine(transactions.count)
      hasher.combine(registrations.count)
      hasher.combine(added.bits)
    }
  }
}
