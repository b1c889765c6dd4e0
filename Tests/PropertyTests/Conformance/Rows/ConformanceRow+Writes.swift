/// GNUstep, CALayer/kvo.m: what an observer is told of is what animates, at most once a write.
extension ConformanceRow {
  static let writes: [ConformanceRow] =
    zip(
      48...,
      [
        "bounds", "position", "anchorPoint", "anchorPointZ", "zPosition", "transform",
        "sublayerTransform", "opacity", "contentsScale", "masksToBounds", "shadowOffset",
      ]
    ).map { number, property in
      ConformanceRow(
        "G0\(number)", Scenario([.set(7, of: property)]),
        .model(7, .step(1), of: "icon.\(property)"),
        .keys([property], .step(1)))
    } + [
      ConformanceRow(
        "G059",
        Scenario([.disableActions(true), .set(5, of: "position")])
          .then(at: 0.3, [.set(5, of: "position")]),
        .keys([], .at(0.3)), .model(5, .end, of: "icon.position"))
    ]
}
