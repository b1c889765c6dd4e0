import OrderingModel

extension Lowering {
  /// Reads `animation.name = value` where the name belongs to keyframes; returns whether it does.
  mutating func configureKeyframes(
    _ place: Int, _ name: String, _ meaning: Meaning, text: String
  ) -> Bool {
    guard case .keyframes(var keyframes) = animations[place].animation.motion else { return false }
    let animation = animations[place].name.name
    switch name {
    case "values": keyframes.values = values(meaning, text: text)
    case "path" where meaning != .none:
      builder.assume("`\(animation)` stays at one place of its path, which is not known")
      keyframes.values = [.value(symbol(text, changed: lastChange(of: meaning)))]
    case "keyTimes": keyframes.keyTimes = keyTimes(meaning, text: text)
    case "timingFunctions": keyframes.timingFunctions = paces(meaning, text: text)
    case "calculationMode": keyframes.mode = mode(meaning, text: text)
    case "biasValues", "continuityValues", "rotationMode", "tensionValues":
      guard meaning != .none else { break }
      builder.assume("`\(name)` of `\(animation)` makes no difference")
    default: return false
    }
    animations[place].animation.motion = .keyframes(keyframes)
    return true
  }

  private mutating func values(_ meaning: Meaning, text: String) -> [Expression] {
    switch meaning {
    case .list(let list):
      return list.enumerated().map { expression($1, text: "\(text)[\($0)]") }
    case .none: return []
    default:
      builder.assume("`\(text)` are all one value, since the source does not tell")
      return [.value(symbol(self.text(of: meaning) ?? text, changed: lastChange(of: meaning)))]
    }
  }

  private mutating func keyTimes(_ meaning: Meaning, text: String) -> [Double] {
    if meaning == .none { return [] }
    if case .list(let list) = meaning {
      let numbers = list.compactMap { if case .number(let number) = $0 { number } else { nil } }
      let grows = zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
      if numbers.count == list.count, grows, numbers.allSatisfy((0...1).contains) {
        return numbers
      }
    }
    builder.assume("the times `\(text)` are even, since the source does not tell any that fit")
    return []
  }

  private mutating func paces(_ meaning: Meaning, text: String) -> [TimingFunction] {
    guard case .list(let list) = meaning else {
      if meaning != .none {
        builder.assume("`\(text)` are linear, since the source does not tell")
      }
      return []
    }
    return list.map { pace($0, for: text) ?? .linear }
  }

  private mutating func mode(_ meaning: Meaning, text: String) -> Keyframes.Mode {
    let name = (self.text(of: meaning) ?? text).split(separator: ".").last.map(String.init) ?? ""
    let old = "kCAAnimation"
    let plain =
      name.hasPrefix(old)
      ? name.dropFirst(old.count).prefix(1).lowercased() + name.dropFirst(old.count + 1) : name
    if let mode = Keyframes.Mode(rawValue: plain) { return mode }
    builder.assume("`\(text)` is `.linear`, since the source does not tell")
    return .linear
  }

  /// Notes what is taken for granted of keyframes whose times do not fit their values.
  mutating func check(_ keyframes: Keyframes, of name: String) throws(ReadingError) {
    guard !keyframes.values.isEmpty else {
      throw error("`\(name)` has no values that the source tells; write them as an array")
    }
    let count = keyframes.values.count + (keyframes.mode == .discrete ? 1 : 0)
    let isIgnored = keyframes.mode == .paced || keyframes.mode == .cubicPaced
    if !isIgnored, !keyframes.keyTimes.isEmpty, keyframes.keyTimes.count != count {
      builder.assume(
        "`\(name)` has \(keyframes.keyTimes.count) times instead of \(count), so they are even")
    }
  }
}
