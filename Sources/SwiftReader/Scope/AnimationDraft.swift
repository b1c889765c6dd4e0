import OrderingModel

/// An animation that the source is configuring; each `add` copies it.
struct AnimationDraft: Equatable {
  /// The classes of animations that are read, by their names.
  enum Kind: String {
    case basic = "CABasicAnimation"
    case spring = "CASpringAnimation"
    case keyframes = "CAKeyframeAnimation"
    case group = "CAAnimationGroup"
    case transition = "CATransition"

    /// What an animation of the class goes through before anything is told.
    var motion: Motion {
      switch self {
      case .basic, .spring: .basic(from: nil, to: nil, by: nil)
      case .keyframes: .keyframes(Keyframes([]))
      case .group: .group([])
      case .transition: .transition
      }
    }
  }

  /// Its class.
  var kind: Kind
  /// What the source calls it.
  var name: LocalName
  /// The property that it animates.
  var keyPath: String?
  /// What it is so far; its key, its children, its delay and its delegate are filled in by `add`.
  var animation: Animation
  /// What its properties have been set to, by name.
  var members: [String: Meaning] = [:]
  /// The source text of its `beginTime`.
  var beginText = "beginTime"
  /// How many statements of its turn stand before the last change of it.
  var definedAt: Int
  /// How many completion blocks hold that change.
  var level: Int
}
