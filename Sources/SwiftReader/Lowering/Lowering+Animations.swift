import OrderingModel
import SwiftOutline

extension Lowering {
  /// Enters the animation that `CABasicAnimation(…)` creates.
  mutating func animation(
    _ arguments: [Meaning.Element], in expression: SourceExpression
  ) -> Meaning {
    var keyPath: String?
    if case .string(let path)? = arguments.first?.meaning { keyPath = path }
    let animation = Animation(
      name: expression.text, keyPath: Program.opacity, timing: Timing(duration: 0))
    animations.append(
      AnimationDraft(
        name: LocalName(name: expression.text, depth: .max), keyPath: keyPath, animation: animation,
        members: ["keyPath": arguments.first?.meaning ?? .none], definedAt: statements.count,
        level: uses.count - 1))
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
    let meaning = name.hasSuffix("Value") ? try stored(meaning, as: text) : meaning
    animations[place].members[name] = meaning
    let isHandled =
      configureEnds(place, name, meaning, text: text)
      || configureTiming(place, name, meaning, text: text)
    if !isHandled { try configureRest(place, name, meaning, text: text) }
    animations[place].definedAt = max(statements.count, animations[place].definedAt)
    animations[place].level = uses.count - 1
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

  private mutating func configureTiming(
    _ place: Int, _ name: String, _ meaning: Meaning, text: String
  ) -> Bool {
    var timing = animations[place].animation.timing
    switch name {
    case "duration": timing.duration = Self.ticks(number(meaning, assuming: 0.25, for: text))
    case "beginTime": timing.delay = delay(meaning, text: text)
    case "repeatCount": timing.repeatCount = number(meaning, assuming: 0, for: text)
    case "autoreverses": timing.autoreverses = boolean(meaning, assuming: false, for: text)
    case "isRemovedOnCompletion":
      timing.isRemovedOnCompletion = boolean(meaning, assuming: true, for: text)
    case "fillMode": timing.fillMode = fillMode(meaning, text: text)
    default: return false
    }
    animations[place].animation.timing = timing
    return true
  }

  private mutating func delay(_ meaning: Meaning, text: String) -> Ticks? {
    switch meaning {
    case .now(let seconds): return Self.ticks(seconds)
    case .number(0): return nil
    default:
      builder.assume("`\(text)` is now, since the source does not tell")
      return 0
    }
  }

  private mutating func fillMode(_ meaning: Meaning, text: String) -> FillMode {
    let name = (self.text(of: meaning) ?? text).split(separator: ".").last.map(String.init) ?? ""
    let plain = name.hasPrefix("kCAFillMode") ? name.dropFirst(11).lowercased() : name
    if let mode = FillMode(rawValue: plain) { return mode }
    builder.assume("`\(text)` is `.removed`, since the source does not tell")
    return .removed
  }

  private mutating func configureRest(
    _ place: Int, _ name: String, _ meaning: Meaning, text: String
  ) throws(ReadingError) {
    switch (name, meaning) {
    case ("keyPath", .string(let path)): animations[place].keyPath = path
    case ("timingFunction", _):
      animations[place].animation.timingFunction = pace(meaning, for: text)
    case ("isAdditive", _):
      animations[place].animation.isAdditive = boolean(meaning, assuming: false, for: text)
    case ("speed", .number(1)), ("timeOffset", .number(0)), ("repeatDuration", .number(0)),
      ("isCumulative", .boolean(false)):
      break
    case ("speed", _), ("timeOffset", _), ("repeatDuration", _), ("isCumulative", _):
      throw error("`\(name)` of an animation is not modelled yet; leave it out")
    case ("delegate", _) where meaning != .none:
      builder.assume(
        "the delegate of `\(animations[place].name.name)` does nothing to these layers")
    default: break
    }
  }

  /// Enters the copy that `layer.add(animation, forKey: key)` makes, and notes the operation.
  mutating func add(
    _ animation: Meaning?, to path: ObjectPath, forKey key: Meaning?
  ) throws(ReadingError) {
    guard case .animation(let place)? = animation else {
      throw error(
        "what this adds is not a CABasicAnimation that the function or a helper in this file"
          + " creates, so it cannot be read; create it here")
    }
    use(animation: place)
    let draft = animations[place]
    guard let keyPath = draft.keyPath else {
      throw error(
        "`\(draft.name.name)` has no key path that the source tells; write it as a string")
    }
    var copy = draft.animation
    copy.name = draft.name.name
    copy.keyPath = touch(Self.key(of: keyPath), of: path)
    let target = layer(path)
    let keyID = addKey(key)
    try emit(.add(builder.animation(copy), to: target, forKey: keyID))
  }

  private mutating func addKey(_ key: Meaning?) -> KeyID? {
    switch key {
    case .string(let name): return builder.key(name)
    case .none?, nil: return nil
    case let other?:
      return builder.key(text(of: other) ?? current.text)
    }
  }
}
