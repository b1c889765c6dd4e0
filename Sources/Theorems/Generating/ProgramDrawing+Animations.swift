import Fuzz
import OrderingModel

/// Explicit animations.
extension ProgramDrawing {
  /// Draws an animation, and the layer and key that it is added to.
  mutating func add(_ choices: inout Choices) throws -> Statement {
    let place = layer(&choices)
    let variable = isWide ? variable(&choices) : nil
    var animation = animation(&choices)
    if let variable {
      animation.from = .variable(variable.id)
      animation.name += " from v\(variable.id.index)"
    }
    if isWide { try drawDelegate(of: &animation, &choices) }
    let key: KeyID? =
      switch choices.alternative(of: 3) {
      case 0: nil
      case 1: Program.opacity
      default: builder.key("fade")
      }
    let name = key.map { "\"\(builder.program.keys[$0.index])\"" } ?? "nil"
    return Statement(
      .add(builder.animation(animation), to: layers[place], forKey: key),
      text: "\(names[place]).add(\(animation.name), forKey: \(name))",
      earliest: variable?.earliest ?? 0)
  }

  private func animation(_ choices: inout Choices) -> Animation {
    let timing = timing(&choices)
    let ends = (level(&choices), level(&choices))
    var animation = Animation(
      name: "", keyPath: Program.opacity, from: .number(ends.0), to: .number(ends.1),
      timing: timing)
    var name = "fade(\(ends.0) to \(ends.1)"
    switch choices.alternative(weights: [8, 1, 1, 1, 1, 1]) {
    case 1:
      animation.motion = .keyframes(Keyframes([.number(ends.0), .number(1), .number(ends.1)]))
      name = "keyframes(\(ends.0), 1, \(ends.1)"
    case 2:
      animation.spring = Spring()
      name = "spring(\(ends.0) to \(ends.1)"
    case 3:
      animation.name = "member"
      name = "group of "
      if choices.alternative(weights: [2, 1]) == 1 {
        animation = group(of: animation, self.timing(&choices))
        name += "group\(Self.extras(of: animation.timing)) of "
      }
      animation = group(of: animation, Timing(duration: timing.duration))
      name += "fade(\(ends.0) to \(ends.1)"
    case 4:
      animation.isAdditive = true
      name += ", additive"
    case 5:
      animation.timingFunction = .easeIn
      name += ", easeIn"
    default: break
    }
    animation.name = name + ", \(Double(timing.duration) / 1e9) s\(Self.extras(of: timing)))"
    return animation
  }

  private func group(of child: Animation, _ timing: Timing) -> Animation {
    Animation(name: "", keyPath: Program.opacity, motion: .group([child]), timing: timing)
  }

  private func timing(_ choices: inout Choices) -> Timing {
    var timing = Timing(duration: Ticks(choices.integer(in: 1...20)) * .seconds(0.1))
    let fills: [FillMode] = [.removed, .backwards, .forwards, .both]
    timing.fillMode = fills[choices.alternative(of: 4)]
    timing.isRemovedOnCompletion = !choices.boolean()
    switch choices.alternative(weights: [12, 2, 1, 1, 1]) {
    case 1: timing.repeatCount = .infinity
    case 2: timing.repeatCount = 2
    case 3: timing.autoreverses = true
    case 4: timing.speed = 2
    default: break
    }
    if choices.alternative(weights: [6, 1]) == 1 { timing.delay = .seconds(0.2) }
    return timing
  }

  private static func extras(of timing: Timing) -> String {
    let repeats =
      timing.repeatCount == 0 ? "" : timing.repeatCount == .infinity ? ", endless" : ", twice"
    return [
      timing.fillMode == .removed ? "" : ", \(timing.fillMode)",
      timing.isRemovedOnCompletion ? "" : ", stays", repeats,
      timing.autoreverses ? ", and back" : "", timing.speed == 1 ? "" : ", double speed",
      timing.delay == nil ? "" : ", delayed",
    ].joined()
  }

  private mutating func drawDelegate(
    of animation: inout Animation, _ choices: inout Choices
  ) throws {
    guard choices.alternative(weights: [8, 1]) == 1 else { return }
    let body = try body(&choices)
    let block = builder.block(body)
    animation.delegate =
      choices.boolean()
      ? AnimationDelegate(finished: nil, unfinished: block)
      : AnimationDelegate(finished: block, unfinished: nil)
    let when = animation.delegate?.finished == nil ? "stopped" : "finished"
    animation.name += ", \(when): { \(body.map(\.text).joined(separator: "; ")) }"
  }
}
