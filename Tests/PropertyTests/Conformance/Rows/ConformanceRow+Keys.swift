@testable import OrderingModel

/// GNUstep, CALayer/animations.m: explicit animations on a layer that is on no screen.
extension ConformanceRow {
  static let keys: [ConformanceRow] = [
    ConformanceRow("Q038", added, .keys(["first", "second"], .step(2))),
    ConformanceRow("Q039", removed, .count(0, .step(3))),
    ConformanceRow(
      "Q040", removed, .animations([], .step(3)) { $0.key }, .keys(["first", "second"], .step(2))),
    ConformanceRow(
      "Q041", Scenario([.add(.fade(1), key: "second"), .removeAll()], on: .newIcon),
      .keys([], .step(2))),
    ConformanceRow("Q042", empty, .raisesNothing),
    ConformanceRow("Q043", empty, .count(0, .step(1))),
    ConformanceRow("Q044", twice, .raisesNothing),
    ConformanceRow("Q045", twice, .count(0, .step(4))),
  ]

  private static let added = Scenario(
    [.add(.fade(1), key: "first"), .add(.fade(1), key: "second")], on: .newIcon)
  private static let removed = Scenario(
    [.add(.fade(1), key: "first"), .add(.fade(1), key: "second"), .removeAll()], on: .newIcon)
  private static let empty = Scenario([.removeAll()], on: .newIcon)
  private static let twice = Scenario(
    [.add(.fade(1), key: "first"), .removeAll(), .add(.fade(1), key: "first"), .removeAll()],
    on: .newIcon)
}
