/// A layer, as it is before the program's first turn.
public struct Layer: Hashable, Sendable {
  /// Who answers for a layer's implicit actions.
  public enum Kind: String, Hashable, Sendable {
    /// A layer of its own: a change of a property animates implicitly (law 3.3).
    case standalone
    /// A view's layer: outside an animation block its view answers "no action" (law 3.4).
    case viewBacked
  }

  /// What a property holds at the start.
  public struct Start: Hashable, Sendable {
    /// The property.
    public var key: KeyID
    /// What it holds.
    public var value: Value

    /// Creates the start of a property.
    public init(_ key: KeyID, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// What answers at a place of the action search at the start.
  public struct Actions: Hashable, Sendable {
    /// The place.
    public var place: ActionPlace
    /// What answers there.
    public var table: ActionTableID

    /// Creates the answers of a place.
    public init(_ place: ActionPlace, _ table: ActionTableID) {
      self.place = place
      self.table = table
    }
  }

  /// What the source calls it.
  public var name: String
  /// Who answers for its implicit actions.
  public var kind: Kind
  /// Whether it has been committed, in the tree, before the program begins.
  public var isOnScreen: Bool
  /// Its clock, until the program sets `speed`, `timeOffset` or `beginTime`.
  public var clock: LayerClock
  /// The layer that holds it at the start; nil on screen: something outside the program holds it.
  public var parent: LayerID?
  /// What its properties hold, where that is not Core Animation's default.
  ///
  /// A property that stands neither here nor among the defaults holds a symbol of its own.
  public var start: [Start]
  /// What answers for its actions besides its kind, each place once.
  ///
  /// A delegate here is an override of the view's method if the layer is a view's.
  public var actions: [Actions]

  /// Creates a layer.
  public init(
    name: String, kind: Kind = .standalone, isOnScreen: Bool, parent: LayerID? = nil,
    start: [Start] = [], clock: LayerClock = LayerClock(), actions: [Actions] = []
  ) {
    self.name = name
    self.kind = kind
    self.isOnScreen = isOnScreen
    self.parent = parent
    self.start = start
    self.clock = clock
    self.actions = actions
  }
}
