/// GNUstep, CALayer/kvo.m: what an observer is told of is what animates, at most once a write.
extension ConformanceRow {
  static let writes: [ConformanceRow] =
    zip(
      48...,
      [
        ("bounds", true), ("position", true), ("anchorPoint", true), ("anchorPointZ", true),
        ("zPosition", true), ("transform", true), ("sublayerTransform", true), ("opacity", true),
        ("contentsScale", false), ("masksToBounds", false), ("shadowOffset", true),
      ]
    ).map { number, property in
      ConformanceRow(
        "G0\(number)", Scenario([.set(7, of: property.0)]),
        .model(7, .step(1), of: "icon.\(property.0)"),
        .keys(property.1 ? [property.0] : [], .step(1)))
    } + [
      ConformanceRow(
        "G059",
        Scenario([.disableActions(true), .set(5, of: "position")])
          .then(at: 0.3, [.set(5, of: "position")]),
        .keys([], .at(0.3)), .model(5, .end, of: "icon.position"))
    ]
}
