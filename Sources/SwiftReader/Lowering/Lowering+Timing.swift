import OrderingModel

extension Lowering {
  /// Reads `animation.name = value` where the name belongs to `CAMediaTiming`; returns whether it does.
  mutating func configureTiming(
    _ place: Int, _ name: String, _ meaning: Meaning, text: String
  ) throws(ReadingError) -> Bool {
    var timing = animations[place].animation.timing
    switch name {
    case "duration": timing.duration = Self.ticks(number(meaning, assuming: 0.25, for: text))
    case "beginTime": animations[place].beginText = text
    case "repeatCount": timing.repeatCount = number(meaning, assuming: 0, for: text)
    case "repeatDuration":
      timing.repeatDuration = Self.ticks(number(meaning, assuming: 0, for: text))
    case "autoreverses": timing.autoreverses = boolean(meaning, assuming: false, for: text)
    case "speed": timing.speed = number(meaning, assuming: 1, for: text)
    case "timeOffset": timing.timeOffset = Self.ticks(number(meaning, assuming: 0, for: text))
    case "isRemovedOnCompletion", "removedOnCompletion":
      timing.isRemovedOnCompletion = boolean(meaning, assuming: true, for: text)
    case "fillMode": timing.fillMode = fillMode(meaning, text: text)
    default: return false
    }
    guard timing.speed.isFinite, (0...Self.longest).contains(timing.timeOffset),
      timing.repeatDuration >= 0
    else { throw error("such a `\(name)` of an animation is not modelled; choose another") }
    animations[place].animation.timing = timing
    return true
  }

  /// The longest offset and delay that is read: thirty years.
  static let longest = Ticks.seconds(1e9)

  /// Says in a timing how long after its `add` an animation begins.
  mutating func delay(_ timing: inout Timing, by draft: AnimationDraft) {
    var begin = draft.members["beginTime"]
    if case .variable(let variable, let text)? = begin, let time = times[variable] {
      builder.assume("no clock changes between `\(text)` and the `add` that it is for")
      begin = time
    }
    if case .object(let path)? = begin, let parts = calculations[path.identity], parts.sign == "+" {
      begin = sum(parts.left, parts.right) ?? begin
    }
    switch begin {
    case .number(0)?, nil: timing.delay = nil
    case .now(let seconds)?:
      timing.delay = Self.ticks(seconds)
      timing.countsMediaTime = true
    case .time(let time, _)?:
      guard let seconds = Self.delay(time) else { fallthrough }
      timing.delay = Self.ticks(seconds)
    default:
      builder.assume("`\(draft.beginText)` is now, since the source does not tell")
      timing.delay = 0
    }
  }

  /// Returns a time and a number of seconds that the source does not tell; nil for what has no such sides.
  private mutating func sum(_ a: Meaning, _ b: Meaning) -> Meaning? {
    let (time, delay) = if case .object = a { (b, a) } else { (a, b) }
    guard case .object = delay, let text = text(of: delay) else { return nil }
    switch time {
    case .now(let seconds): return .now(plus: seconds + number(delay, assuming: 0.25, for: text))
    case .time(let time, let name):
      return .time(.sum(time, .number(number(delay, assuming: 0.25, for: text))), text: name)
    default: return nil
    }
  }

  /// Returns how long after its group an animation begins, which counts from the group's start.
  mutating func delayInGroup(of draft: AnimationDraft) throws(ReadingError) -> Ticks? {
    switch draft.members["beginTime"] {
    case nil, .number(0)?: return nil
    case .number(let seconds)? where seconds > 0: return Self.ticks(seconds)
    case .object(let path)?:
      let seconds = number(.object(path), assuming: 0.25, for: draft.beginText)
      return seconds > 0 ? Self.ticks(seconds) : nil
    default:
      throw error(
        "`\(draft.name.name)` is in a group, so its `beginTime` counts from the group's start;"
          + " write a number")
    }
  }

  private mutating func fillMode(_ meaning: Meaning, text: String) -> FillMode {
    let settled = settled(meaning, for: text) { Self.fillMode($0) != nil }
    if let mode = Self.fillMode(settled) { return mode }
    builder.assume("`\(text)` is `.removed`, since the source does not tell")
    return .removed
  }

  private static func fillMode(_ meaning: Meaning) -> FillMode? {
    guard case .object(let path) = meaning, !path.text.contains(" ") else { return nil }
    let name = path.text.split(separator: ".").last.map(String.init) ?? ""
    return FillMode(
      rawValue: name.hasPrefix("kCAFillMode") ? name.dropFirst(11).lowercased() : name)
  }
}
