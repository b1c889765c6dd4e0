/// An animation as one `add(_:forKey:)` copies it (law 4.1).
public struct Animation: Hashable, Sendable {
  /// What the source calls it.
  public var name: String
  /// The property that it animates; of a group, none of its own.
  public var keyPath: KeyID
  /// The values that it goes through.
  public var motion: Motion
  /// When it plays.
  public var timing: Timing
  /// Its pace; nil is linear (law 7.2).
  public var timingFunction: TimingFunction?
  /// The spring that gives the pace instead, if it has one.
  public var spring: Spring?
  /// Whether it adds to what lies beneath instead of hiding it (law 4.9).
  public var isAdditive: Bool
  /// Whether each run goes on from where the one before it ended.
  public var isCumulative: Bool
  /// What its delegate does.
  public var delegate: AnimationDelegate?

  /// Creates an animation.
  public init(
    name: String, keyPath: KeyID, motion: Motion, timing: Timing,
    timingFunction: TimingFunction? = nil, spring: Spring? = nil, isAdditive: Bool = false,
    isCumulative: Bool = false, delegate: AnimationDelegate? = nil
  ) {
    self.name = name
    self.keyPath = keyPath
    self.motion = motion
    self.timing = timing
    self.timingFunction = timingFunction
    self.spring = spring
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.delegate = delegate
  }

  /// Creates a basic animation.
  public init(
    name: String, keyPath: KeyID, from: Expression? = nil, to: Expression? = nil,
    by: Expression? = nil, timing: Timing, timingFunction: TimingFunction? = nil,
    isAdditive: Bool = false
  ) {
    self.init(
      name: name, keyPath: keyPath, motion: .basic(from: from, to: to, by: by), timing: timing,
      timingFunction: timingFunction, isAdditive: isAdditive)
  }

  /// The properties that it animates; of a group, those of its children.
  var properties: [KeyID] {
    switch motion {
    case .basic, .keyframes: [keyPath]
    case .group(let children): children.flatMap(\.properties)
    case .transition: []
    }
  }

  /// Its key path and those of its children, whether or not what they do is known.
  var keyPaths: [KeyID] {
    guard case .group(let children) = motion else { return [keyPath] }
    return [keyPath] + children.flatMap(\.keyPaths)
  }

  /// The expressions that say where it goes.
  var expressions: [Expression] {
    switch motion {
    case .basic(let from, let to, let by): [from, to, by].compactMap(\.self)
    case .keyframes(let keyframes): keyframes.values
    case .group(let children): children.flatMap(\.expressions)
    case .transition: []
    }
  }

  /// The value that it ends with, where the source tells it.
  var lastValue: Expression? {
    switch motion {
    case .basic(_, let to, _): to
    case .keyframes(let keyframes): keyframes.values.last
    case .group, .transition: nil
    }
  }
}
