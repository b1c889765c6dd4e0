import OrderingModel
import SwiftOutline

extension Lowering {
  /// Enters the animation that `CABasicAnimation(…)` or a relative creates.
  mutating func animation(
    _ kind: AnimationDraft.Kind, _ arguments: [Meaning.Element], in expression: SourceExpression
  ) throws(ReadingError) -> Meaning {
    guard arguments.isEmpty || arguments.map(\.label) == ["keyPath"] else {
      throw error(
        "this way to create a \(kind.rawValue) is not modelled; use `init(keyPath:)`",
        at: expression.position)
    }
    var keyPath: String?
    if case .string(let path)? = arguments.first?.meaning { keyPath = path }
    let animation = Animation(
      name: expression.text, keyPath: Program.opacity, motion: kind.motion,
      timing: Timing(duration: 0), spring: kind == .spring ? Spring() : nil)
    animations.append(
      AnimationDraft(
        kind: kind, name: LocalName(name: expression.text, depth: .max), keyPath: keyPath,
        animation: animation, members: ["keyPath": arguments.first?.meaning ?? .none],
        definedAt: statements.count, level: uses.count - 1))
    return .animation(animations.count - 1)
  }

  /// Notes that the statement at hand uses an animation as it is by now.
  mutating func use(animation place: Int) {
    use(definedAt: animations[place].definedAt, level: animations[place].level)
  }

  /// Reads `animation.name = value`.
  mutating func configure(
    _ place: Int, _ name: String, _ meaning: Meaning, text: String
  ) throws(ReadingError) {
    let meaning = try storedEnds(meaning, of: name, as: text)
    animations[place].members[name] = meaning
    var isHandled = configureEnds(place, name, meaning, text: text)
    if !isHandled { isHandled = try configureTiming(place, name, meaning, text: text) }
    if !isHandled { isHandled = try configureSpring(place, name, meaning, text: text) }
    if !isHandled { isHandled = configureKeyframes(place, name, meaning, text: text) }
    if !isHandled { try configureRest(place, name, meaning, text: text) }
    animations[place].definedAt = max(statements.count, animations[place].definedAt)
    animations[place].level = uses.count - 1
  }

  /// Returns values that are read of a layer as what the statement at hand reads.
  private mutating func storedEnds(
    _ meaning: Meaning, of name: String, as text: String
  ) throws(ReadingError) -> Meaning {
    if name.hasSuffix("Value") { return try stored(meaning, as: text) }
    guard name == "values", case .list(var list) = meaning else { return meaning }
    for index in list.indices { list[index] = try stored(list[index], as: "\(text)[\(index)]") }
    return .list(list)
  }

  private mutating func configureEnds(
    _ place: Int, _ name: String, _ meaning: Meaning, text: String
  ) -> Bool {
    guard ["fromValue", "toValue", "byValue"].contains(name) else { return false }
    let value: Expression? = meaning == .none ? nil : expression(meaning, text: text)
    switch name {
    case "fromValue": animations[place].animation.from = value
    case "toValue": animations[place].animation.to = value
    default: animations[place].animation.by = value
    }
    return true
  }

  private mutating func configureSpring(
    _ place: Int, _ name: String, _ meaning: Meaning, text: String
  ) throws(ReadingError) -> Bool {
    guard var spring = animations[place].animation.spring else { return false }
    switch name {
    case "mass": spring.mass = number(meaning, assuming: spring.mass, for: text)
    case "stiffness": spring.stiffness = number(meaning, assuming: spring.stiffness, for: text)
    case "damping": spring.damping = number(meaning, assuming: spring.damping, for: text)
    case "initialVelocity":
      spring.initialVelocity = number(meaning, assuming: spring.initialVelocity, for: text)
    case "allowsOverdamping" where meaning != .boolean(false):
      builder.assume("`\(animations[place].name.name)` is not damped more than critically")
      return true
    default: return false
    }
    let isPossible =
      spring.mass > 0 && spring.stiffness > 0 && spring.damping >= 0
      && [spring.mass, spring.stiffness, spring.damping, spring.initialVelocity]
        .allSatisfy(\.isFinite)
    guard isPossible else {
      throw error("no spring has this `\(name)`; mass and stiffness are positive")
    }
    animations[place].animation.spring = spring
    return true
  }

  private mutating func configureRest(
    _ place: Int, _ name: String, _ meaning: Meaning, text: String
  ) throws(ReadingError) {
    switch (name, meaning) {
    case ("keyPath", .string(let path)): animations[place].keyPath = path
    case ("keyPath", _): animations[place].keyPath = nil
    case ("timingFunction", _):
      animations[place].animation.timingFunction = pace(meaning, for: text)
    case ("isAdditive", _):
      animations[place].animation.isAdditive = boolean(meaning, assuming: false, for: text)
    case ("isCumulative", _):
      animations[place].animation.isCumulative = boolean(meaning, assuming: false, for: text)
    default: break
    }
  }

  /// Reads `animation.name(arguments)`.
  mutating func callAnimation(
    _ name: String, on place: Int, _ arguments: [Meaning.Element], in expression: SourceExpression
  ) throws(ReadingError) -> Meaning {
    let key: String? = if case .string(let key)? = arguments.last?.meaning { key } else { nil }
    switch (name, key) {
    case ("copy", _):
      animations.append(animations[place])
      return .animation(animations.count - 1)
    case ("setValue", let key?) where arguments.count == 2:
      let text = text(of: arguments[0].meaning) ?? expression.text
      try configure(place, key, arguments[0].meaning, text: text)
    case ("value", let key?) where arguments.count == 1:
      if Self.animationProperties.contains(key) { return member(key, of: .animation(place)) }
      return animations[place].members[key] ?? .none
    default:
      builder.assume("`\(expression.text)` leaves `\(animations[place].name.name)` as it is")
    }
    return .tuple([])
  }

  /// The properties that animations have without being told.
  private static let animationProperties: Set<String> = [
    "autoreverses", "beginTime", "calculationMode", "damping", "duration", "fillMode",
    "initialVelocity", "isAdditive", "isCumulative", "isRemovedOnCompletion", "mass",
    "removedOnCompletion", "repeatCount", "repeatDuration", "speed", "stiffness", "timeOffset",
    "type",
  ]
}
