import Fuzz
import OrderingModel

/// Settings of transactions and of views.
extension ProgramDrawing {
  /// Draws whether actions are disabled.
  func disableActions(_ choices: inout Choices) -> Statement {
    let disables = !choices.boolean()
    return Statement(
      .setDisableActions(disables), text: "CATransaction.setDisableActions(\(disables))")
  }

  /// Draws how long implicit animations last.
  func duration(_ choices: inout Choices) -> Statement {
    let duration = Ticks(choices.integer(in: 0...10)) * .seconds(0.1)
    return Statement(
      .setAnimationDuration(duration),
      text: "CATransaction.setAnimationDuration(\(Double(duration) / 1e9))")
  }

  /// Draws the pace of implicit animations.
  func timingFunction(_ choices: inout Choices) -> Statement {
    let (function, name) = pace(&choices)
    return Statement(
      .setAnimationTimingFunction(function),
      text: "CATransaction.setAnimationTimingFunction(\(name))")
  }

  /// Draws a pace.
  func pace(_ choices: inout Choices) -> (TimingFunction?, name: String) {
    switch choices.alternative(of: 3) {
    case 0: (nil, "nil")
    case 1: (.easeIn, ".easeIn")
    default: (.easeInEaseOut, ".easeInEaseOut")
    }
  }

  /// Draws a value of the transaction's that nothing reads.
  mutating func value(_ choices: inout Choices) -> Statement {
    let value = choices.integer(in: 0...1)
    return Statement(
      .setValue(.number(Double(value)), forKey: builder.key("tag")),
      text: "CATransaction.setValue(\(value), forKey: \"tag\")")
  }

  /// Draws whether views animate at all.
  func animationsEnabled(_ choices: inout Choices) -> Statement {
    let isEnabled = choices.boolean()
    return Statement(
      .setAnimationsEnabled(isEnabled), text: "UIView.setAnimationsEnabled(\(isEnabled))")
  }
}
