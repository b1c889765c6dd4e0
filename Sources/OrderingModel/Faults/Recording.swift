/// What is seen of a run at every time, and what plays and waits then: what a picture is drawn from.
///
/// A run is cut at the moments of its timeline. What is seen from one moment to the next is a *stretch*,
/// also where both are at one instant; the last one goes on for a while after the last moment.
public struct Recording: Hashable, Sendable {
  /// What is seen of an observable.
  public struct Lane: Hashable, Sendable {
    /// What is looked at.
    public let observable: Observable
    /// What it does from each moment to the next.
    public let stretches: [Stretch]
    /// How it jumps at each moment, or may; nil where it does not.
    public let jumps: [Jump?]
  }

  /// What is seen from a moment to the next.
  public struct Stretch: Hashable, Sendable {
    /// What is seen, both ends included, in order of time.
    public let samples: [Sample]
    /// What the model holds meanwhile, of an observable that has a model value.
    public let model: Value?
  }

  /// What is seen of an observable at an instant.
  public struct Sample: Hashable, Sendable {
    /// When.
    public let instant: Instant
    /// Its value; nil of a layer that is not in the tree.
    public let value: Value?
    /// Whether a viewer sees it, or might.
    public let isVisible: Bool
  }

  /// An animation of a property, and when it is on the screen.
  public struct Bar: Hashable, Sendable {
    /// The explicit animation; nil for an implicit one.
    public let animation: AnimationID?
    /// Its layer.
    public let layer: LayerID
    /// Its property.
    public let property: KeyID
    /// When it shows.
    public fileprivate(set) var spans: [Span] = []
    /// The blocks that wait for it.
    public fileprivate(set) var blocks: [BlockID] = []
  }

  /// A part of a stretch in which an animation shows.
  public struct Span: Hashable, Sendable {
    /// The moment with which the stretch begins, by its place.
    public let moment: Int
    /// When it begins to show.
    public let start: Instant
    /// When it no longer shows.
    public let end: Instant
    /// Whether it is in its active time; it fills otherwise.
    public let isActive: Bool
  }

  /// A completion block of the program, that ran or should have.
  public struct Wait: Hashable, Sendable {
    /// The block.
    public let block: BlockID
    /// The animations that it waits for, by their places among the bars.
    public let bars: [Int]
    /// The moment at which it runs, by its place; nil if it never does.
    public let moment: Int?
  }

  /// What the viewer watches.
  public let lanes: [Lane]
  /// The animations, explicit ones also where they never show, in the order in which they come up.
  public let bars: [Bar]
  /// The completion blocks, in the order of the program.
  public let waits: [Wait]
  /// The instant of each moment, and of the end.
  public let instants: [Instant]
}

extension Recording.Bar {
  /// Creates the bar of an animation that nothing is known of but that it was added.
  init(_ animation: RunningAnimation) {
    self.init(
      animation: animation.id, layer: animation.layer, property: animation.property)
  }

  /// Notes that an animation shows.
  mutating func add(_ spans: [Recording.Span]) { self.spans += spans }

  /// Notes who waits for it.
  mutating func add(_ waiting: SmallSet) {
    for block in waiting.members.map({ BlockID($0) }) where !blocks.contains(block) {
      blocks.append(block)
    }
  }
}
