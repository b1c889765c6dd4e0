import OrderingModel
import SwiftOutline

extension Lowering {
  /// Performs an expression that is a statement of its own.
  mutating func perform(_ expression: SourceExpression) throws(ReadingError) -> Meaning {
    guard case .infix(let target, let sign, let value) = expression.kind,
      ["=", "+=", "-=", "*=", "/=", "%="].contains(sign)
    else { return try evaluate(expression) }
    try assign(value, to: target, sign)
    return .tuple([])
  }

  /// Returns what an expression stands for; what it calls is done on the way.
  mutating func evaluate(_ expression: SourceExpression) throws(ReadingError) -> Meaning {
    steps += 1
    guard steps < 50_000 else {
      throw error("this function does too much to be read; split it", at: expression.position)
    }
    let meaning = try meaning(of: expression)
    return assumed.isEmpty ? meaning : assuming(meaning, expression)
  }

  private mutating func meaning(
    of expression: SourceExpression
  ) throws(ReadingError) -> Meaning {
    switch expression.kind {
    case .name(let name): return try meaning(ofName: name)
    case .number(let number): return .number(number)
    case .boolean(let boolean): return .boolean(boolean)
    case .none: return Meaning.none
    case .string(let string): return .string(string)
    case .keyPath(let string): return .string(Self.key(of: string))
    case .closure(let closure): return .closure(closure, ownScope)
    case .list(let elements): return .list(try evaluate(elements))
    case .dictionary(let entries): return try dictionary(entries)
    case .tuple(let elements): return .tuple(try evaluate(elements))
    case .cast(let value, let type): return try cast(value, to: type)
    case .member(let base, let name): return try evaluateMember(name, of: base)
    case .element(let base, let arguments): return try evaluateElement(expression, base, arguments)
    case .call(let callee, let arguments): return try call(callee, arguments, in: expression)
    case .prefix(let sign, let operand): return try evaluate(sign, operand)
    case .infix(let left, let sign, let right): return try evaluate(left, sign, right)
    case .choice(let condition, let value, let other):
      return try choose(value, other, by: condition, in: expression)
    case .other(let parts): return try unknown(expression, madeOf: parts)
    }
  }

  /// Returns what each expression stands for, in order.
  mutating func evaluate(_ elements: [SourceExpression]) throws(ReadingError) -> [Meaning] {
    var meanings: [Meaning] = []
    for element in elements { meanings.append(try evaluate(element)) }
    return meanings
  }

  /// Returns what each argument stands for, in order.
  mutating func evaluate(_ elements: [SourceArgument]) throws(ReadingError) -> [Meaning.Element] {
    var meanings: [Meaning.Element] = []
    for element in elements {
      meanings.append(Meaning.Element(label: element.label, meaning: try evaluate(element.value)))
    }
    return meanings
  }

  private mutating func cast(
    _ value: SourceExpression, to type: String
  ) throws(ReadingError) -> Meaning {
    let meaning = try evaluate(value)
    guard case .object(var path) = meaning, declarations.isLayer(type) else { return meaning }
    path.isLayer = true
    return .object(path)
  }

  /// Returns an expression of which only the text is known; its parts are evaluated for what they do.
  mutating func unknown(
    _ expression: SourceExpression, madeOf parts: [SourceExpression]
  ) throws(ReadingError) -> Meaning {
    if expression.text.hasPrefix("#selector("), let function = selected(parts) { return function }
    var meanings: [(String, Meaning)] = []
    for part in parts {
      if case .closure = part.kind { continue }
      meanings.append((part.text, try evaluate(part)))
    }
    if expression.text.hasPrefix("&"), case .name(let name)? = parts.first?.kind {
      // Who gets a variable may change it.
      if scope[name] != nil { rebind(name, to: .object(created(name))) }
      return meanings.first?.1 ?? .none
    }
    if expression.text.hasPrefix("&"), let target = parts.first, case .member = target.kind {
      // Not the text alone, which is what the property held before.
      let changed = created("\(target.text) after \(current.text)")
      try assign(.object(changed), to: target, text: changed.text)
      return meanings.first?.1 ?? .none
    }
    return .object(value(qualified(expression.text, by: meanings), of: meanings.map(\.1)))
  }

  private mutating func evaluateMember(
    _ name: String, of base: SourceExpression?
  ) throws(ReadingError) -> Meaning {
    guard let base else { return Self.implicitMember(name) }
    if case .name(let type) = base.kind, scope[type] == nil {
      if type == "Self" { return try meaning(ofMember: name, in: self.type) }
      if declarations.property(named: name, in: type)?.type == type {
        return try meaning(ofMember: name, in: type)
      }
      if let known = Self.numberMember(name, of: type) { return known }
    }
    let target = try evaluate(base)
    let isDeclared = declarations.property(named: name, in: type) != nil
    if target == .object(ownPath), isDeclared || !ownPath.isLayer {
      return try meaning(ofMember: name, in: type)
    }
    return member(name, of: target)
  }

  private mutating func evaluateElement(
    _ expression: SourceExpression, _ base: SourceExpression, _ arguments: [SourceArgument]
  ) throws(ReadingError) -> Meaning {
    let whole = try evaluate(base)
    let indices = try evaluate(arguments)
    if case .list(let list) = whole, case .number(let index)? = indices.first?.meaning,
      indices.count == 1, let place = Int(exactly: index), list.indices.contains(place)
    {
      return list[place]
    }
    let texts = zip(arguments, indices).map { self.text(of: $1.meaning) ?? $0.value.text }
    let name = "[\(texts.joined(separator: ", "))]"
    let text = (self.text(of: whole) ?? base.text) + name
    let changed = max(
      lastChange(of: whole), changes.lastChange(of: name),
      indices.map { lastChange(of: $0.meaning) }.max() ?? 0)
    let identities = indices.map { identity(of: $0.meaning) ?? "" }.joined(separator: ", ")
    return .object(
      ObjectPath(
        identity: "\(identity(of: whole) ?? base.text)\(name)\(identities)", text: text,
        changed: changed, isLayer: text.hasSuffix("sublayers\(name)")))
  }
}
