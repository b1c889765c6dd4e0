import Foundation

@testable import OrderingModel

extension Claim {
  /// What the options of view animations do, and what their completions hear.
  static let viewBlocks = flags + options + nestedBlocks

  private static let second = ViewAnimation(duration: .seconds(1), timingFunction: nil)

  private static let running = Scenario(
    [.animate(second, [.set(1)], completion: "done", unfinished: "stopped")], on: .viewIcon)

  private static let moving = Scenario(
    [
      .set(0, of: "position"),
      .animate(
        second, [.set(1, of: "position")], completion: "done", unfinished: "stopped"),
    ], on: .viewIcon)

  private static let flags = [
    Claim(
      "11.8", says: "a completion hears that its animation has been removed",
      running.then(at: 0.5, [.removeAll()]),
      .runs("done", []), .runs("stopped", [0.5 + .frame]), unlike: running),
    Claim(
      "11.8", says: "a completion hears that another block has replaced its animation",
      running.then(at: 0.5, [.animate(second, [.set(0)], completion: "other")]),
      .runs("done", []), .runs("stopped", [0.5 + .frame]), .runs("other", [1.5 + .frame]),
      unlike: running.then(at: 1.5, [.animate(second, [.set(0)], completion: "other")])),
    Claim(
      "11.8", "9.3", says: "a completion hears that its view has left the tree",
      running.then(at: 0.5, [.takeOut()]), .runs("done", []), .runs("stopped", [0.5 + .frame]),
      unlike: running.then(at: 0.5, [.takeOut(), .insert("icon")])),
    Claim(
      "11.8", says: "a block that sets a property twice has not been interrupted",
      Scenario(
        [
          .animate(
            second, [.set(0.5), .set(1)], completion: "done", unfinished: "stopped")
        ], on: .viewIcon),
      .runs("done", [1 + .frame]), .runs("stopped", []),
      unlike: Scenario(
        [
          .animate(second, [.set(0.5)], completion: "done", unfinished: "stopped"),
          .animate(second, [.set(1)]),
        ], on: .viewIcon)),
    Claim(
      "11.8", "11.6", says: "animations that add up do not interrupt each other",
      moving.then(at: 0.5, [.animate(second, [.set(0, of: "position")])]),
      .runs("done", [1 + .frame]), .runs("stopped", []),
      unlike: moving.then(at: 0.5, [.removeAll()])),
  ]

  private static let repeating = second.with { $0.repeats = true }
  private static let reversing = second.with { $0.autoreverses = true }

  private static let options = [
    Claim(
      "11.9", "15.1", says: "a block that repeats goes on, and its completion waits for ever",
      Scenario([.animate(repeating, [.set(1)], completion: "done")], on: .viewIcon),
      .screen(0.5, .at(10.5)), .runs("done", []), .faults(["never done"]),
      unlike: Scenario([.animate(second, [.set(1)], completion: "done")], on: .viewIcon)),
    Claim(
      "11.9", says: "a block that comes back ends at the start, and then the new value shows",
      Scenario([.animate(reversing, [.set(1)], completion: "done")], on: .viewIcon),
      .screen(1, .at(1)), .screen(0.5, .at(1.5)), .screen(0, .before(2)), .screen(1, .at(2)),
      .runs("done", [2 + .frame]), .faults(["flicker icon.opacity snap"]),
      unlike: Scenario([.animate(second, [.set(1)], completion: "done")], on: .viewIcon)),
    Claim(
      "11.11", says: "a spring of a view passes its end, and rests when its time is over",
      Scenario(
        [
          .animate(
            second.with {
              $0.spring = Spring(dampingRatio: 0.5, initialVelocity: 0, settlingIn: 1)
            }, [.set(1)], completion: "done")
        ], on: .viewIcon),
      .screen(1.163_034, .at(Double.pi / springFrequency)), .screen(1, .before(1)),
      .runs("done", [1 + .frame]), .faults([]),
      unlike: Scenario([.animate(second, [.set(1)], completion: "done")], on: .viewIcon)),
    Claim(
      "11.7", says: "hiding a view in a block does not animate",
      Scenario([.animate(second, [.set(1, of: "hidden")])], on: .viewIcon),
      .keys([], .at(0)), .screen(1, .at(0), of: "icon.hidden"),
      unlike: Scenario([.animate(second, [.set(1)])], on: .viewIcon)),
  ]

  /// How fast a spring swings that has half the critical damping and settles in a second: the closed
  /// form of the bound that the estimate of its settling rests on.
  private static let springFrequency = swing * log((1 + 0.5 / swing) / 0.001) / 0.5
  private static let swing = 0.75.squareRoot()

  private static func nested(_ change: (inout ViewAnimation) -> Void) -> Scenario {
    let inner = ViewAnimation(duration: .seconds(1), timingFunction: .easeIn)
    let outer = ViewAnimation(duration: .seconds(4), timingFunction: nil)
    return Scenario([.animate(outer, [.animate(inner.with(change), [.set(1)])])], on: .viewIcon)
  }

  private static let nestedBlocks = [
    Claim(
      "11.10", says: "a block within another inherits its duration and pace",
      nested { _ in }, .screen(0.25, .at(1)), .keys([], .at(4)),
      unlike: nested { $0.overridesInheritedCurve = true }),
    Claim(
      "11.10", says: "a block within another keeps the duration that overrides the outer one's",
      nested { $0.overridesInheritedDuration = true },
      .screen(0.5, .at(0.5)), .keys([], .at(1)), unlike: nested { _ in }),
    Claim(
      "11.10", "11.9", says: "a block within another repeats with it",
      Scenario([.animate(repeating, [.animate(second, [.set(1)])])], on: .viewIcon),
      .screen(0.5, .at(10.5)),
      unlike: Scenario(
        [
          .animate(
            repeating, [.animate(second.with { $0.overridesInheritedOptions = true }, [.set(1)])])
        ],
        on: .viewIcon)),
    Claim(
      "11.4", says: "without animation, a part of a block changes at once",
      Scenario(
        [
          .animate(
            second, [.viewsAnimate(false), .set(1), .viewsAnimate(true), .set(2, of: "position")])
        ], on: .viewIcon),
      .screen(1, .at(0)), .keys(["position"], .at(0)),
      unlike: Scenario([.animate(second, [.set(1), .set(2, of: "position")])], on: .viewIcon)),
  ]
}

extension ViewAnimation {
  /// Returns this block with a change.
  func with(_ change: (inout ViewAnimation) -> Void) -> ViewAnimation {
    var changed = self
    change(&changed)
    return changed
  }
}
