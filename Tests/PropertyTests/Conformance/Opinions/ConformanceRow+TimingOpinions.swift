@testable import OrderingModel

/// OpenCoreAnimation on timing; fades run from 0.1 to 0.9.
extension ConformanceRow {
  static let opinionsOnTiming = samples + lengths + lifetimes

  private static func run(_ duration: Double, _ change: (inout Timing) -> Void) -> Scenario {
    let fade = Animation.fade(duration, from: 0.1, to: 0.9).staying(.forwards)
    return Scenario([.add(fade.with { change(&$0.timing) })])
  }

  private static let samples: [ConformanceRow] = [
    ConformanceRow(
      "O053",
      run(1) {
        $0.delay = .seconds(10)
        $0.repeatDuration = .seconds(2.5)
        $0.autoreverses = true
      },
      .screen(0.5, .at(12.75))),
    ConformanceRow(
      "O054",
      run(1) {
        $0.repeatCount = 2
        $0.autoreverses = true
      },
      .screen(0.3, .at(2.25)), .screen(0.1, .at(4))),
    ConformanceRow(
      "O055", run(1) { $0.repeatCount = 3 }, .screen(0.1, .at(1)), .screen(0.9, .at(3))),
    ConformanceRow(
      "O058",
      run(2) {
        $0.speed = -1
        $0.timeOffset = .seconds(2)
      },
      .screen(0.5, .at(1)), .screen(0.1, .at(2))),
    ConformanceRow("O065", run(1) { $0.repeatDuration = .seconds(2.5) }, .screen(0.3, .at(2.25))),
    ConformanceRow("O099", run(2) { _ in }, .screen(0.5, .at(1))),
    ConformanceRow("O100", run(2) { _ in }, .screen(0.9, .at(3))),
    ConformanceRow("O101", run(2) { $0.fillMode = .removed }, .screen(0, .at(3))),
  ]

  private static let lengths: [ConformanceRow] = [
    length("O067", .seconds(1)) { _ in },
    length("O068", .seconds(3)) { $0.repeatCount = 3 },
    length("O069", .seconds(2)) { $0.autoreverses = true },
    length("O070", .seconds(4)) {
      $0.repeatCount = 2
      $0.autoreverses = true
    },
    length("O071", .seconds(3)) {
      $0.repeatCount = 10
      $0.repeatDuration = .seconds(3)
    },
    length("O072", .seconds(5)) { $0.repeatDuration = .seconds(5) },
    length("O073", .seconds(4)) {
      $0.repeatDuration = .seconds(4)
      $0.autoreverses = true
    },
    length("O075", .seconds(0.5)) { $0.speed = 2 },
    length("O076", .never) { $0.speed = 0 },
    length("O082", .never) { $0.repeatCount = .infinity },
  ]

  private static func length(
    _ id: String, _ length: Ticks, _ change: (inout Timing) -> Void
  ) -> ConformanceRow {
    var timing = Timing(duration: .seconds(1))
    change(&timing)
    return ConformanceRow(id, .equal(length, timing.activeLength))
  }

  private static let lifetimes: [ConformanceRow] = [
    ConformanceRow(
      "O060", Scenario([.begin, .duration(0.75), .add(.fade(0)), .commit]),
      .lasts([0.75], .step(4))),
    ConformanceRow("O066", Scenario([.add(.fade(0))]), .lasts([0.25], .step(1))),
    ConformanceRow(
      "O061", Scenario([.add(.fade(4))], on: .icon(speed: 2)), .screen(0.25, .at(0.5))),
    ConformanceRow(
      "O062", Scenario([.begin, .block("x"), .add(.fade(1)), .commit], on: .icon(speed: 0)),
      .count(1, .end), .hasRun("x", 0, .end)),
    ConformanceRow(
      "O090",
      .equal(
        ["removed", "forwards", "backwards", "both"], FillMode.allCases.map(\.rawValue))),
    ConformanceRow(
      "O138", Scenario([.addWithDelegate(.fade(1).staying(.forwards))]),
      .hasRun("finished", 1, .end), .hasRun("unfinished", 0, .end), .count(1, .end)),
  ]
}

extension Layer {
  /// Returns a layer with a clock of its own.
  fileprivate static func icon(speed: Double) -> Layer {
    var layer = Layer.icon
    layer.clock.speed = speed
    return layer
  }
}
