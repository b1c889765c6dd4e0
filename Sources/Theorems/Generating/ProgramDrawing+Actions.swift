import Fuzz
import OrderingModel

/// What answers for layers' actions.
extension ProgramDrawing {
  /// Draws that a layer gets actions, or has them no more.
  mutating func setActions(_ choices: inout Choices) -> Statement {
    let place = layer(&choices)
    let (table, source, text) = actions(&choices)
    return Statement(
      .setActions(table, of: layers[place], at: source),
      text: "\(names[place]).\(source.rawValue) = \(text)")
  }

  /// Draws what a place of an action search answers.
  mutating func actions(
    _ choices: inout Choices
  ) -> (table: ActionTableID?, place: ActionPlace, text: String) {
    let places: [ActionPlace] = [.actions, .delegate, .style, .method, .defaultAction]
    let place = places[choices.alternative(weights: [4, 3, 1, 1, 1])]
    let answers: [(event: String, action: Action, text: String)]
    switch choices.alternative(weights: [4, 1, 4, 1, 1, 1]) {
    case 0: answers = [("opacity", .null, "NSNull()")]
    case 1: answers = [("opacity", .inherited, "super")]
    case 2:
      let (animation, text) = action(&choices)
      answers = [("opacity", .animation(animation), text)]
    case 3:
      let (animation, text) = action(&choices)
      let event = ["onOrderIn", "onOrderOut", "sublayers"][choices.alternative(of: 3)]
      answers = [(event, .animation(animation), text)]
    case 4: answers = []
    default: return (nil, place, "nil")
    }
    let table = ActionTable(answers.map { .init(builder.key($0.event), $0.action) })
    let texts = answers.map { "\"\($0.event)\": \($0.text)" }.joined(separator: ", ")
    return (builder.actions(table), place, "[\(texts.isEmpty ? ":" : texts)]")
  }

  /// Draws an animation that is an action: most have no ends of their own.
  private func action(_ choices: inout Choices) -> (Animation, text: String) {
    let duration = Ticks(choices.integer(in: 0...10)) * .seconds(0.1)
    var animation = Animation(
      name: "action", keyPath: Program.opacity, timing: Timing(duration: duration))
    switch choices.alternative(weights: [4, 2, 1, 1]) {
    case 1: (animation.from, animation.to) = (.number(level(&choices)), .number(level(&choices)))
    case 2: (animation.motion, animation.keyPath) = (.transition, Program.contents)
    case 3: animation.timing.repeatCount = .infinity
    default: break
    }
    let from = animation.from == nil ? "" : ", from and to"
    let kind =
      animation.motion == .transition
      ? "transition" : animation.timing.repeatCount > 0 ? "endless fade" : "fade"
    return (animation, "\(kind)(\(Double(duration) / 1e9) s\(from))")
  }
}
