/// What the properties of a view's layer do in a view's animation block (law 11.6).
enum ViewActions {
  /// Returns whether a change of a property of a view's layer animates inside an animation block.
  ///
  /// Some that animate elsewhere were found not to.
  static func animatesInViews(_ property: String) -> Bool {
    ImplicitAction.kind(of: property) != .none && !stillInViews.contains(property)
  }

  /// Returns whether a view animates a property additively, so that interrupted animations add up; a
  /// part such as `position.y` goes with its whole (law 3.8).
  static func isAdditiveInViews(_ property: String) -> Bool {
    ["position", "bounds", "transform"].contains(ImplicitAction.whole(of: property))
  }

  private static let stillInViews: Set<String> = [
    "borderColor", "borderWidth", "shadowColor", "shadowOffset", "shadowRadius", "strokeEnd",
    "strokeStart", "zPosition",
  ]
}
