/// A place where the search for a layer's action looks, in the order of the search (law 3.1).
public enum ActionPlace: String, Hashable, Sendable, CaseIterable {
  /// `action(forKey:)` of the layer's class, which makes the search, where a subclass overrides it.
  case method = "action(forKey:)"
  /// The delegate, by `action(for:forKey:)`; the delegate of a view's layer is the view (law 3.4).
  case delegate
  /// The dictionary `actions`.
  case actions
  /// The dictionary `actions` in the dictionary `style`.
  case style
  /// `defaultAction(forKey:)` of the layer's class.
  case defaultAction = "defaultAction(forKey:)"
}
