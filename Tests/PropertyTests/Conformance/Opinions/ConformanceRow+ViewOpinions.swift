@testable import OrderingModel

/// flowkey's UIKit on views.
extension ConformanceRow {
  static let opinionsOnViews: [ConformanceRow] = [
    ConformanceRow(
      "F001", Scenario([.add(.fade(0.5, from: 1, to: 0))], on: .icon(opacity: 1)),
      .screen(0.5, .at(0.25))),
    ConformanceRow(
      "F004", Scenario([.set(1)]).reading { $0.implicitCurve = .linear }, .screen(0.5, .at(0.125))),
    ConformanceRow(
      "F008", move(from: 10, to: 20, over: 5), .model(20, .at(0), of: "icon.position"),
      .screen(15, .at(2.5), of: "icon.position")),
    ConformanceRow(
      "F009",
      Scenario([.animate(.lasting(5), [.set(0.2)])], on: .icon(kind: .viewBacked, opacity: 1)),
      .model(0.2, .at(2.5)), .count(1, .at(2.5)), .screen(0.6, .at(2.5))),
    ConformanceRow(
      "F011", Scenario([.animate(late, [.set(1)])], on: .viewIcon), .screen(0.5, .at(3))),
    ConformanceRow(
      "F012",
      Scenario(
        [
          .animate(
            .lasting(5), [.set(1), .set(3, of: "position"), .set(4, of: "bounds")],
            completion: "done")
        ], on: .viewIcon),
      .runs("done", [5 + .frame])),
    ConformanceRow("F013-F014", queued, .runs("a", [.frame]), .runs("b", [4 + .frame])),
    ConformanceRow(
      "F019",
      move(from: 0, to: 200, over: 10).then(at: 2, [.set(0)]),
      .screen(0, .at(5)), .screen(100, .at(5), of: "icon.position")),
    ConformanceRow(
      "F022", Scenario([.animate(.lasting(1), [.set(0)], completion: "done")], on: .viewIcon),
      .count(0, .at(0)), .runs("done", [0])),
    ConformanceRow(
      "F023",
      Scenario([.animate(.lasting(5), [.set(1)], completion: "done")], on: .viewIcon)
        .then(at: 10, []),
      .hasRun("done", 1, .end)),
  ]

  private static let late = ViewAnimation(duration: .seconds(2), delay: .seconds(2))

  private static let queued = Scenario(
    [
      .animate(.lasting(1), [.set(0.3)], completion: "a"),
      .animate(late, [.set(1)], completion: "b"),
    ], on: .viewIcon)

  private static func move(from start: Double, to end: Double, over seconds: Double) -> Scenario {
    Scenario(
      [
        .set(start, of: "position"),
        .animate(
          ViewAnimation(duration: .seconds(seconds), timingFunction: nil),
          [.set(end, of: "position")]),
      ], on: .viewIcon)
  }
}
