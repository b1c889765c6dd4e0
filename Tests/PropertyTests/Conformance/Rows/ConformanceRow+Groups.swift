@testable import OrderingModel

/// GNUstep, CAAnimationGroup/group.m and CAKeyframeAnimation/properties.m.
extension ConformanceRow {
  static let groups: [ConformanceRow] = [
    ConformanceRow("Q142", both, .count(2, .step(1))),
    ConformanceRow("Q143", both, .goes([[0, 1], [0.2, 0.8]], .step(1))),
    ConformanceRow("Q144", .equal(2, children(after: { $0.append(.fade(9)) }))),
    ConformanceRow(
      "Q145", Scenario([.add(group([]), key: "a")]), .screen(0, .at(0.5)), .raisesNothing),
    ConformanceRow("Q146", both, .count(2, .step(1)), .goes([[0, 1], [0.2, 0.8]], .step(1))),
    ConformanceRow("Q148", both, .lasts([1, 1], .step(1))),
  ]

  private static let first = Animation.fade(2)
  private static let second = Animation.fade(3, from: 0.2, to: 0.8)
  private static let both = Scenario([.add(group([first, second]), key: "a")])

  private static func group(_ children: [Animation]) -> Animation {
    Animation.fade(1).with { $0.motion = .group(children) }
  }

  private static func children(after change: (inout [Animation]) -> Void) -> Int {
    var children = [first, second]
    let group = group(children)
    change(&children)
    guard case .group(let kept) = group.motion else { return 0 }
    return kept.count
  }

  static let keyframes: [ConformanceRow] = [
    ConformanceRow("Q150", .equal(.linear, Keyframes([]).mode)),
    ConformanceRow("Q152", .equal([], Keyframes([]).keyTimes)),
    ConformanceRow("Q153", .equal([], Keyframes([]).timingFunctions)),
    ConformanceRow("Q154", .equal(.linear, Keyframes.Mode(rawValue: "linear"))),
    ConformanceRow("Q155", .equal(.discrete, Keyframes.Mode(rawValue: "discrete"))),
    ConformanceRow("Q156", .equal(.paced, Keyframes.Mode(rawValue: "paced"))),
    ConformanceRow("Q157", .equal(.cubic, Keyframes.Mode(rawValue: "cubic"))),
    ConformanceRow("Q158", .equal(.cubicPaced, Keyframes.Mode(rawValue: "cubicPaced"))),
    ConformanceRow("Q161", .equal(2, valuesKept)),
  ]

  private static var valuesKept: Int {
    var values = [Expression.number(0), .number(1)]
    let keyframes = Keyframes(values)
    values.append(.number(2))
    return keyframes.values.count
  }
}
