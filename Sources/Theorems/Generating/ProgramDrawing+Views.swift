import Fuzz
import OrderingModel

/// View animations.
extension ProgramDrawing {
  /// Draws a view animation around one write, which may stand in another view animation.
  mutating func viewAnimation(_ choices: inout Choices) throws -> [Statement] {
    var inside = [set(&choices)]
    if choices.alternative(weights: [4, 1]) == 1 {
      inside = Self.statements(of: options(&choices), around: inside)
    }
    var animation = options(&choices)
    if choices.alternative(weights: [3, 1]) == 1 {
      animation.completion = builder.block(try body(&choices))
      if choices.boolean() { animation.unfinished = builder.block(try body(&choices)) }
    }
    let bodies = [animation.completion, animation.unfinished].compactMap { block in
      block.map { "\(builder.program.blocks[$0.index].statements.map(\.text))" }
    }
    let completion = bodies.isEmpty ? "" : " completion: { \(bodies.joined(separator: " or ")) }"
    return Self.statements(of: animation, around: inside, completion)
  }

  private static func statements(
    of animation: ViewAnimation, around inside: [Statement], _ completion: String = ""
  ) -> [Statement] {
    let options = [
      animation.repeats ? "repeat" : nil, animation.autoreverses ? "autoreverse" : nil,
      animation.spring == nil ? nil : "spring",
    ].compactMap { $0 }.map { ", \($0)" }.joined()
    let text = "UIView.animate(\(Double(animation.duration) / 1e9) s\(options)) {"
    return [Statement(.beginViewAnimation(animation), text: text, isInHelper: true)] + inside
      + [Statement(.endViewAnimation, text: "}\(completion)", isInHelper: true)]
  }

  /// Draws when a view animation plays, and how.
  private func options(_ choices: inout Choices) -> ViewAnimation {
    let tenths = choices.integer(in: 0...10)
    var animation = ViewAnimation(duration: Ticks(tenths) * .seconds(0.1))
    if choices.alternative(weights: [4, 1]) == 1 { animation.delay = .seconds(0.1) }
    animation.beginsFromCurrentState = choices.boolean()
    switch choices.alternative(weights: [8, 1, 1, 1, 1]) {
    case 1: animation.repeats = true
    case 2: animation.autoreverses = true
    case 3:
      animation.spring = Spring(
        dampingRatio: 0.5, initialVelocity: 1, settlingIn: Double(max(1, tenths)) / 10)
    case 4: animation.overridesInheritedDuration = true
    default: break
    }
    return animation
  }
}
