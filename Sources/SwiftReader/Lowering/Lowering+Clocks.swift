import OrderingModel

/// Times, and the clocks of layers that bend them.
extension Lowering {
  /// Returns what `layer.convertTime(time, from: nil)` stands for.
  mutating func layerTime(
    _ arguments: [Meaning.Element], of path: ObjectPath, text: String
  ) -> Meaning {
    let isMediaTime = arguments.count == 2 && ["from", "fromLayer"].contains(arguments[1].label)
    guard isMediaTime, arguments[1].meaning == .none, case .now(let seconds) = arguments[0].meaning
    else { return .object(value(text, of: arguments.map(\.meaning))) }
    let now = Expression.time(of: layer(path))
    return .time(seconds == 0 ? now : .sum(now, .number(seconds)), text: text)
  }

  /// Returns a time as the machine reckons it; nil for what is no time.
  mutating func time(_ meaning: Meaning) -> Expression? {
    switch meaning {
    case .time(let time, _): time
    case .now(let seconds): seconds == 0 ? .time(of: nil) : .sum(.time(of: nil), .number(seconds))
    case .variable(let variable, _) where times[variable] != nil: .variable(variable)
    case .property(let path, let key) where LayerProperty.isClock(key):
      .model(layer(path), touch(key, of: path))
    default: nil
    }
  }

  /// Returns the sum or difference of two times, or of a time and a number; nil for other operands.
  mutating func reckoned(_ a: Meaning, _ sign: String, _ b: Meaning) -> Meaning? {
    let (first, second) = (time(a), time(b))
    guard first != nil || second != nil, let left = first ?? Self.number(a),
      let right = second ?? Self.number(b)
    else { return nil }
    let text = "\(text(of: a) ?? "now") \(sign) \(text(of: b) ?? "now")"
    return .time(sign == "+" ? .sum(left, right) : .difference(left, right), text: text)
  }

  /// Reads `layer.speed = value` and its relatives.
  mutating func setClock(
    _ key: String, of path: ObjectPath, to meaning: Meaning, text: String
  ) throws(ReadingError) {
    let known = settled(meaning, for: text) { if case .number = $0 { true } else { false } }
    guard let value = time(known) ?? Self.number(known) else {
      throw error(
        "`\(text)` does not tell the layer's `\(key)`; write a number, or a time that the function"
          + " reads")
    }
    setsClocks = true
    try emit(.set(layer(path), touch(key, of: path), value))
    changes.noteWrite(of: key)
  }

  /// Returns how many seconds after the present time of a layer a time is; nil where that is not told.
  static func delay(_ time: Expression) -> Double? {
    switch time {
    case .time(of: _?): 0
    case .sum(let time, .value(.number(let seconds))), .sum(.value(.number(let seconds)), let time):
      delay(time).map { $0 + seconds }
    case .difference(let time, .value(.number(let seconds))): delay(time).map { $0 - seconds }
    default: nil
    }
  }

  private static func number(_ meaning: Meaning) -> Expression? {
    guard case .number(let number) = meaning, number.isFinite else { return nil }
    return .number(number)
  }
}
