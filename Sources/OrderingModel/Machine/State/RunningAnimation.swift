/// An animation that has been added to a layer and not been removed; of a group, one of the children
/// that have values, at whatever depth.
struct RunningAnimation: Hashable, Sendable {
  enum Origin: Hashable, Sendable {
    /// An `add`.
    case explicit(AnimationID)
    /// A change of a property (law 3.8).
    case implicit
  }

  /// The values that it goes through, as they were when it was added.
  enum Motion: Hashable, Sendable {
    case basic(from: Value?, to: Value?, by: Value?)
    indirect case keyframes([Value], Keyframes)
    case transition
    /// What a group without children does.
    case nothing
  }

  var origin: Origin
  var layer: LayerID
  let property: KeyID
  var key: KeyID?
  var motion: Motion
  /// What the screen showed when it was added.
  var snapshot: Value
  /// When it plays; of a child, when its group does.
  var timing: Timing
  /// The pace; of a child, of its group.
  var timingFunction: TimingFunction?
  /// The child that it is of a group; within groups in groups, the outermost child that leads to it.
  var child: Boxed<Child>?
  var spring: Boxed<Spring>?
  var isAdditive = false
  var isCumulative = false
  /// The blocks that wait for it.
  var waiting = SmallSet()
  /// When it begins, by its layer's time: explicit from the beginning, otherwise known once it is
  /// committed (law 4.7).
  var start: Ticks?
  /// The instant before which it does not show, whenever it begins: of its commit, or of the end of
  /// the gap after it (law 4.12).
  var appears: Instant = .never
  /// Whether a commit has handed it to the screen.
  var isCommitted = false
  /// Whether its active time has passed; it then stays only if it is not removed on completion.
  var hasEnded = false

  /// What a child of a group has of its own.
  struct Child: Hashable, Sendable {
    let timing: Timing
    let timingFunction: TimingFunction?
    /// Of a child that is a group itself, the child in it.
    let child: Boxed<Child>?

    /// The child that has the values: the last of the chain.
    var innermost: Child { child?.value.innermost ?? self }
  }

  /// The `add` that it comes from.
  var id: AnimationID? {
    guard case .explicit(let id) = origin else { return nil }
    return id
  }

  // Enough to tell most states apart; equality compares the rest.
  func hash(into hasher: inout Hasher) {
    hasher.combine(layer.index)
    hasher.combine(id?.index ?? -1)
    hasher.combine(waiting.bits)
    hasher.combine(start ?? -1)
  }
}
