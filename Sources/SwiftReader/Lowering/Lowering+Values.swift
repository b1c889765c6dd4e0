import OrderingModel
import SwiftOutline

extension Lowering {
  /// Returns a meaning as a value that a property takes.
  mutating func expression(
    _ meaning: Meaning, text: String
  ) -> Expression {
    switch meaning {
    case .number(let number): .number(number)
    case .boolean(let boolean): .number(boolean ? 1 : 0)
    case .variable(let variable, _): .variable(variable)
    case .property(let path, let key): .model(layer(path), touch(key, of: path))
    case .shown(let path, let key): .presentation(layer(path), touch(key, of: path))
    case .object(let path): .value(symbol(path.text, changed: path.changed))
    default: .value(symbol(self.text(of: meaning) ?? text, changed: lastChange(of: meaning)))
    }
  }

  /// Returns the symbol of a text: the same one as before if nothing has changed since.
  mutating func symbol(_ text: String, changed: Int) -> Value {
    var times = symbols[text] ?? []
    let place = times.firstIndex(of: changed) ?? times.count
    if place == times.count { times.append(changed) }
    symbols[text] = times
    return builder.symbol(place == 0 ? text : "\(text) (\(place + 1))")
  }

  /// Returns the number that a meaning is; where the source does not tell, a usual one is assumed.
  mutating func number(_ meaning: Meaning, assuming usual: Double, for text: String) -> Double {
    let meaning = settled(meaning, for: text) { if case .number = $0 { true } else { false } }
    if case .number(let number) = meaning, !number.isNaN { return number }
    if let number = calculation(of: meaning, assuming: usual) { return number }
    let parameter = declaration.function.parameters.first { $0.name == text }
    if case .number(let number)? = parameter?.value?.kind {
      builder.assume("`\(text)` is \(number), its default")
      return number
    }
    builder.assume("`\(text)` is \(usual), since the source does not tell")
    return usual
  }

  /// Returns what a sum or a product comes to of which the source tells one side; nil for another meaning.
  private mutating func calculation(of meaning: Meaning, assuming usual: Double) -> Double? {
    guard case .object(let path) = meaning, let parts = calculations[path.identity] else {
      return nil
    }
    let sides = [parts.left, parts.right].map { side -> Double? in
      if case .number(let number) = side { number } else { nil }
    }
    guard sides.contains(where: { $0 != nil }),
      let text = text(of: sides[0] == nil ? parts.left : parts.right)
    else { return nil }
    let left = sides[0] ?? number(parts.left, assuming: usual, for: text)
    let right = sides[1] ?? number(parts.right, assuming: usual, for: text)
    return Self.calculated(left, parts.sign, right)
  }

  /// Returns the Boolean that a meaning is; where the source does not tell, a usual one is assumed.
  mutating func boolean(_ meaning: Meaning, assuming usual: Bool, for text: String) -> Bool {
    switch settled(meaning, for: text, where: \.isConstant) {
    case .boolean(let boolean): return boolean
    case .number(let number): return number != 0
    case .object(let path) where path.text == "kCFBooleanTrue": return true
    case .object(let path) where path.text == "kCFBooleanFalse": return false
    default:
      builder.assume("`\(text)` is \(usual), since the source does not tell")
      return usual
    }
  }

  /// Returns a number of seconds as a length that the clock can hold.
  static func ticks(_ seconds: Double) -> Ticks {
    seconds < 0 ? -Ticks.seconds(min(-seconds, 1e9)) : .seconds(seconds)
  }

  /// Returns the pace that a meaning is; nil, which is linear, where the source does not tell.
  mutating func pace(_ meaning: Meaning, for text: String) -> TimingFunction? {
    switch settled(meaning, for: text, where: \.isConstant) {
    case .pace(let pace): return pace
    case .none: return nil
    default:
      builder.assume("`\(text)` is linear, since the source does not tell")
      return nil
    }
  }

  /// Returns what a prefix operator makes of its operand.
  mutating func evaluate(
    _ sign: String, _ operand: SourceExpression
  ) throws(ReadingError) -> Meaning {
    let meaning = try evaluate(operand)
    switch (sign, meaning) {
    case ("-", .number(let number)): return .number(-number)
    case ("+", .number), ("&", _): return meaning
    case ("!", .boolean(let boolean)): return .boolean(!boolean)
    default:
      let text = sign + (self.text(of: meaning) ?? operand.text)
      return .object(value(text, of: [meaning]))
    }
  }

  /// Returns what an infix operator makes of its operands.
  mutating func evaluate(
    _ left: SourceExpression, _ sign: String, _ right: SourceExpression
  ) throws(ReadingError) -> Meaning {
    let first = try evaluate(left)
    switch (first, sign) {
    case (.boolean(false), "&&"), (.boolean(true), "||"): return first
    case (.boolean, "&&"), (.boolean, "||"): return try evaluate(right)
    default: break
    }
    let second = try evaluate(right)
    if let boolean = compared(first, sign, second) { return .boolean(boolean) }
    switch (first, sign, second) {
    case (.list(let a), "+", .list(let b)): return .list(a + b)
    case (.number(let a), "..<", .number(let b)), (.number(let a), "...", .number(let b)):
      if let list = Self.range(from: a, to: sign == "..." ? b + 1 : b) { return list }
    case (.number(let a), _, .number(let b)):
      if let number = Self.calculated(a, sign, b) { return .number(number) }
    case (.now(let a), "+", .number(let b)), (.number(let b), "+", .now(let a)):
      return .now(plus: a + b)
    case (.now(let a), "-", .number(let b)): return .now(plus: a - b)
    case (_, "+", _), (_, "-", _):
      if let time = reckoned(first, sign, second) { return time }
    case (.none, "??", _): return second
    case (.shown, "??", _), (.presentation, "??", _), (.property, "??", _),
      (.variable, "??", _):
      return first
    default: break
    }
    let texts = (text(of: first) ?? left.text, text(of: second) ?? right.text)
    let object = value("\(texts.0) \(sign) \(texts.1)", of: [first, second])
    calculations[object.identity] = Calculation(left: first, sign: sign, right: second)
    return .object(object)
  }

  /// Returns what a comparison of constants comes to; nil for other operands and operators.
  private func compared(_ a: Meaning, _ sign: String, _ b: Meaning) -> Bool? {
    switch (a, sign, b) {
    case (.number(let a), "<", .number(let b)): return a < b
    case (.number(let a), "<=", .number(let b)): return a <= b
    case (.number(let a), ">", .number(let b)): return a > b
    case (.number(let a), ">=", .number(let b)): return a >= b
    case (_, "==", _) where a.isConstant && b.isConstant: return a == b
    case (_, "!=", _) where a.isConstant && b.isConstant: return a != b
    default: return nil
    }
  }

  /// Returns the whole numbers of a range that is not too long.
  private static func range(from start: Double, to end: Double) -> Meaning? {
    guard let first = Int(exactly: start), let last = Int(exactly: end), first <= last,
      end - start < 100
    else { return nil }
    return .list((first..<last).map { .number(Double($0)) })
  }

  private static func calculated(_ a: Double, _ sign: String, _ b: Double) -> Double? {
    let number: Double? =
      switch sign {
      case "+": a + b
      case "-": a - b
      case "*": a * b
      case "/": a / b
      default: nil
      }
    return number.flatMap { $0.isNaN ? nil : $0 }
  }
}
