extension ImplicitAction {
  /// Every property of which something is known, class by class.
  public static let all =
    layer + shapeLayer + gradientLayer + textLayer + replicatorLayer + emitterLayer

  private static let layer =
    rows(
      "CALayer", .basic,
      [
        "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "contentsRect",
        "cornerRadius", "filters", "masksToBounds", "opacity", "position", "shadowColor",
        "shadowOffset", "shadowOpacity", "shadowRadius", "sublayerTransform", "transform",
        "zPosition",
      ], sources: ["D-ANIMATABLE", "H-LAYER"])
    + rows(
      "CALayer", .basic, ["contents"], sources: ["D-ANIMATABLE", "H-LAYER"],
      note: "one picture fades into the other; what shows on the way is not known")
    + rows(
      "CALayer", .basic, ["hidden"], sources: ["D-ANIMATABLE", "H-LAYER"],
      note: "whether the layer shows on the way is not known")
    + rows(
      "CALayer", .basic, ["mask"], sources: ["D-ANIMATABLE"], note: "the header does not say so")
    + rows(
      "CALayer", .none, ["sublayers"], sources: ["D-ANIMATABLE"],
      note:
        "a basic animation by the table, but nothing goes from one list of layers to another, so"
        + " only an action that the program gives counts here")
    + rows(
      "CALayer", .transition, ["backgroundFilters", "compositingFilter"],
      sources: ["D-ANIMATABLE", "H-LAYER"])
    + rows(
      "CALayer", .basic,
      [
        "anchorPointZ", "contentsCenter", "contentsScale", "minificationFilterBias",
        "rasterizationScale", "shouldRasterize",
      ], sources: ["H-LAYER"], note: "animatable by the header; not in the table")
    + rows(
      "CALayer", .none, ["doubleSided"], sources: ["D-ANIMATABLE"],
      note: "no default by the table, though the header calls it animatable")
    + rows(
      "CALayer", .none, ["shadowPath"], sources: ["D-SHADOWPATH"],
      note:
        "a basic animation by the table, but later documentation says that a path has no implicit"
        + " animation")
    + rows(
      "CALayer", .basic, ["frame"], sources: ["D-ANIMATABLE"],
      note: "not animatable itself: it changes `bounds` and `position`, which are; here it is one"
        + " value, and so is its animation")
    + rows(
      "CALayer", .none,
      [
        "actions", "allowsEdgeAntialiasing", "allowsGroupOpacity", "autoresizingMask",
        "contentsFormat", "contentsGravity", "cornerCurve", "delegate", "drawsAsynchronously",
        "edgeAntialiasingMask", "geometryFlipped", "layoutManager", "magnificationFilter",
        "maskedCorners", "minificationFilter", "name", "needsDisplayOnBoundsChange", "opaque",
        "style",
      ], sources: ["H-LAYER"])

  private static let shapeLayer =
    rows(
      "CAShapeLayer", .basic,
      [
        "fillColor", "lineDashPhase", "lineWidth", "miterLimit", "strokeColor", "strokeEnd",
        "strokeStart",
      ], sources: ["D-SHAPE"])
    + rows(
      "CAShapeLayer", .none, ["path"], sources: ["D-PATH"],
      note: "an animation can be added, but a path has no implicit one")
    + rows(
      "CAShapeLayer", .none, ["fillRule", "lineCap", "lineDashPattern", "lineJoin"],
      sources: ["D-SHAPE"])

  private static let gradientLayer = rows(
    "CAGradientLayer", .basic, ["colors", "endPoint", "locations", "startPoint"],
    sources: ["D-GRADIENT"])

  private static let textLayer = rows(
    "CATextLayer", .basic, ["fontSize", "foregroundColor"], sources: ["D-TEXT"])

  private static let replicatorLayer = rows(
    "CAReplicatorLayer", .basic,
    [
      "instanceAlphaOffset", "instanceBlueOffset", "instanceColor", "instanceCount",
      "instanceDelay", "instanceGreenOffset", "instanceRedOffset", "instanceTransform",
    ], sources: ["H-REPLICATOR"])

  private static let emitterLayer = rows(
    "CAEmitterLayer", .basic,
    [
      "birthRate", "emitterDepth", "emitterPosition", "emitterSize", "emitterZPosition",
      "lifetime", "scale", "spin", "velocity",
    ], sources: ["H-EMITTER"])

  private static func rows(
    _ owner: String, _ kind: Kind, _ properties: [String], sources: [String], note: String? = nil
  ) -> [ImplicitAction] {
    properties.map {
      ImplicitAction(owner: owner, property: $0, kind: kind, sources: sources, note: note)
    }
  }
}
