/// What a judge finds in an event.
enum Finding: Sendable {
  case jump(Jump)
  case early(BlockID, [AnimationID])
  case never(BlockID)
  /// An explicit animation has not shown; nil: and is still there when nothing more happens.
  case unseen(AnimationID, Event.Stop?)
  /// An animation, or without one the layer itself, stays for ever.
  case leftover(LayerID, AnimationID?)
  case unbalanced
  case uncommitted

  /// The kind of fault; nil for what may be one.
  var kind: FaultKind? {
    switch self {
    case .jump(let jump): jump.isCertain ? .flicker : nil
    case .early: .early
    case .never: .never
    case .unseen: .unseen
    case .leftover: .leftover
    case .unbalanced: .unbalanced
    case .uncommitted: .uncommitted
    }
  }
}
