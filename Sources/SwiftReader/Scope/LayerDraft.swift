import OrderingModel

/// A layer that the source does something to.
struct LayerDraft: Hashable {
  /// How the source reaches it.
  var path: ObjectPath
  /// The properties that are read, set or animated, in the order of the first time.
  var touched: [KeyID] = []
  /// Those of them that are read or animated, and not only set.
  var used: Set<KeyID> = []
  /// What its properties hold at first, as directives tell.
  var start: [Layer.Start] = []
  /// Who answers for its actions, as directives tell.
  var kind: Layer.Kind?
  /// Whether it is on screen at first, as directives tell.
  var isOnScreen: Bool?
  /// What its class or its view's class answers for its actions.
  var actions: [Layer.Actions] = []
  /// The picture that it shows, as directives tell.
  var picture: String?
  /// The stage that it stands on.
  var stage: String?

  /// Whether it is not on screen before the program begins.
  var isNew: Bool { isOnScreen.map { !$0 } ?? path.isNew }
}
