/// What the properties of a view's layer do in a view's animation block (laws 11.6 and 11.7).
enum ViewActions {
  /// Returns whether a change of a property of a view's layer animates inside an animation block.
  ///
  /// Some that animate elsewhere were found not to.
  static func animatesInViews(
    _ property: String, _ properties: Semantics.ViewProperties
  ) -> Bool {
    if properties == .beforeIOS11, animatingSinceIOS11.contains(property) { return false }
    return ImplicitAction.kind(of: property) != .none && !stillInViews.contains(property)
  }

  /// Returns whether a view animates a property additively, so that interrupted animations add up; a
  /// part such as `position.y` goes with its whole (law 3.8).
  static func isAdditiveInViews(_ property: String) -> Bool {
    ["position", "bounds", "frame", "transform", "cornerRadius"].contains(
      ImplicitAction.whole(of: property))
  }

  /// Apple's reference of `UIView` does not list `isHidden` among what can be animated, nor anything that
  /// stands for the masks and the scale of a layer.
  private static let stillInViews: Set<String> = [
    "borderColor", "borderWidth", "contentsScale", "hidden", "mask", "masksToBounds",
    "shadowColor", "shadowOffset", "shadowRadius", "strokeEnd", "strokeStart", "zPosition",
  ]

  private static let animatingSinceIOS11: Set<String> = [
    "anchorPoint", "cornerRadius", "shadowOpacity",
  ]
}
