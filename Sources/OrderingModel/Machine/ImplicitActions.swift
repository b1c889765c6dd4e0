/// Which properties animate by themselves, after the appendix "Animatable Properties" of Apple's
/// Core Animation Programming Guide.
enum ImplicitActions {
  /// Returns whether a change of a property makes an implicit animation.
  ///
  /// The appendix lists the properties below as animatable without one; names that nobody knows
  /// count as animatable.
  static func animates(_ property: String) -> Bool {
    !still.contains(property)
  }

  /// Returns whether a change of a property of a view's layer animates inside an animation block.
  ///
  /// Some that animate elsewhere were found not to (law 11.6).
  static func animatesInViews(
    _ property: String, _ properties: Semantics.ViewProperties
  ) -> Bool {
    if properties == .beforeIOS11, animatingSinceIOS11.contains(property) { return false }
    return animates(property) && !stillInViews.contains(property)
  }

  /// Returns whether a view animates a property additively, so that interrupted animations add up
  /// (law 11.6); a part such as `position.y` goes with its whole (law 3.8).
  static func isAdditiveInViews(_ property: String) -> Bool {
    let whole = property.split(separator: ".").first.map(String.init)
    return ["position", "bounds", "frame", "transform", "cornerRadius"].contains(whole)
  }

  /// Apple's reference of `UIView` does not list `isHidden` among what can be animated.
  private static let stillInViews: Set<String> = [
    "borderColor", "borderWidth", "hidden", "shadowColor", "shadowOffset", "shadowRadius",
    "strokeEnd", "strokeStart", "zPosition",
  ]

  private static let animatingSinceIOS11: Set<String> = [
    "anchorPoint", "cornerRadius", "shadowOpacity",
  ]

  private static let still: Set<String> = [
    "actions", "allowsEdgeAntialiasing", "contentsScale", "delegate", "drawsAsynchronously",
    "fillRule", "geometryFlipped", "lineCap", "lineJoin", "mask", "masksToBounds", "name",
    "needsDisplayOnBoundsChange", "opaque", "path", "shadowPath", "style",
  ]
}
