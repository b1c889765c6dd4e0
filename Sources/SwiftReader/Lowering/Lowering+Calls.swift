import OrderingModel
import SwiftOutline

extension Lowering {
  /// Reads a call.
  mutating func call(
    _ callee: SourceExpression, _ arguments: [SourceArgument], in expression: SourceExpression
  ) throws(ReadingError) -> Meaning {
    if let meaning = try result(of: callee, arguments, in: expression) { return meaning }
    changes.noteCall()
    return .object(created(expression.text))
  }

  private mutating func result(
    of callee: SourceExpression, _ arguments: [SourceArgument], in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    switch callee.kind {
    case .member(let base?, let name):
      if let meaning = try later(name, of: base, arguments, in: expression) { return meaning }
      if base.kind == .name("CATransaction") {
        return try transaction(name, arguments, in: expression)
      }
      return try callMember(name, of: base, arguments, in: expression)
    case .member(nil, let name):
      let meanings = try evaluate(arguments)
      if let time = Self.time(name, meanings) { return time }
      if let pace = pace(meanings) { return pace }
      let text = qualified(expression, by: arguments, meanings)
      let object = value(text, of: meanings.map(\.meaning))
      if name == "init" { creationArguments[object.identity] = meanings }
      return .object(object)
    case .name(let name):
      if let meaning = try later(name, of: nil, arguments, in: expression) { return meaning }
      return try callNamed(name, try evaluate(arguments), in: expression)
    default:
      let target = try evaluate(callee)
      return try apply(target, to: try evaluate(arguments), in: expression)
    }
  }

  /// Returns the time that `.now()`, `.seconds(2)` and their relatives stand for.
  private static func time(_ name: String, _ arguments: [Meaning.Element]) -> Meaning? {
    if name == "now", arguments.isEmpty { return .now(plus: 0) }
    let units = ["seconds": 1, "milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9]
    guard let unit = units[name], arguments.count == 1,
      case .number(let number) = arguments[0].meaning
    else { return nil }
    return .number(number * unit)
  }

  /// Reads `name(arguments)`.
  private mutating func callNamed(
    _ name: String, _ arguments: [Meaning.Element], in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    if let entry = scope[name] {
      use(definedAt: entry.definedAt, level: entry.level)
      return try apply(meaning(of: entry, named: name), to: arguments, in: expression)
    }
    if let part = home.members[name] { return try apply(part, to: arguments, in: expression) }
    if let helper = helper(name, arguments, in: type) { return try run(helper, with: arguments) }
    if let closure = closureHeld(by: name) {
      return try apply(closure, to: arguments, in: expression)
    }
    if ownPath.isLayer, let result = try callLayer(name, on: ownPath, arguments, in: expression) {
      return result
    }
    if let known = try create(name, arguments, in: expression) { return known }
    if let result = try callView(name, on: .object(ownPath), arguments) { return result }
    return try unknownCall(arguments, expression)
  }

  /// Reads the call of something that has been evaluated.
  mutating func apply(
    _ target: Meaning, to arguments: [Meaning.Element], in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    switch target {
    case .local(let function, let scope):
      return try run(function, with: arguments, in: scope, type: type, on: receiver)
    case .function(let declared): return try run(declared, with: arguments)
    case .closure(let closure, let scope):
      helperDepth += 1
      defer { helperDepth -= 1 }
      return try run(closure, in: scope, with: arguments)
    default:
      return try unknownCall([Meaning.Element(label: nil, meaning: target)] + arguments, expression)
    }
  }

  /// Reads `base.name(arguments)`.
  private mutating func callMember(
    _ name: String, of base: SourceExpression, _ arguments: [SourceArgument],
    in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    if name == "toggle", arguments.isEmpty {
      try toggle(base)
      return .tuple([])
    }
    guard case .name(let owner) = base.kind, scope[owner] == nil else {
      let target = try evaluate(base)
      let meanings = try evaluate(arguments)
      if case .list(let list) = target,
        try change(list, of: base, by: name, meanings, in: expression)
      {
        return .tuple([])
      }
      return try call(name, on: target, meanings, in: expression)
    }
    let meanings = try evaluate(arguments)
    if owner == "super" { return try callSuper(name, meanings, in: expression) }
    let isOwn = owner == "self" || owner == "Self"
    if isOwn, let part = home.members[name] ?? closureHeld(by: name) {
      return try apply(part, to: meanings, in: expression)
    }
    if owner == "UIView",
      let result = try callViewClass(name, arguments, meanings, in: expression)
    {
      return result
    }
    if ["NSAnimationContext", "UIViewPropertyAnimator"].contains(owner) {
      throw error("\(owner) is not modelled")
    }
    if owner.hasPrefix("Dispatch"), let time = Self.time(name, meanings) { return time }
    if let queue = Self.queue(name, of: owner, meanings) { return queue }
    if let helper = helper(name, meanings, in: isOwn ? type : owner),
      isOwn || helper.type == owner
    {
      return try run(helper, with: meanings)
    }
    if name == "init", let known = try create(owner, meanings, in: expression) { return known }
    return try call(name, on: try evaluate(base), meanings, in: expression)
  }

  /// Returns the closure that a property of the type at hand has been set to; nil for none.
  private func closureHeld(by name: String) -> Meaning? {
    let property = declarations.property(named: name, in: type)
    return switch heldValue(of: path(ofMember: name, property), named: name) {
    case .closure(let closure, let scope)?: .closure(closure, scope)
    default: nil
    }
  }

  /// Reads `super.name(arguments)`: a method of a class that the file declares, or else the system's own.
  private mutating func callSuper(
    _ name: String, _ arguments: [Meaning.Element], in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    if isAnswering, name == "action" || name == "defaultAction" { return .inherited }
    for parent in type.flatMap({ declarations.inherited[$0] }) ?? [] {
      if let helper = helper(name, arguments, in: parent), helper.type == parent {
        return try run(helper, with: arguments, on: receiver)
      }
    }
    let result =
      ownPath.isLayer
      ? try callSystemLayer(name, on: ownPath, arguments, in: expression)
      : try callView(name, on: .object(ownPath), arguments)
    if let result { return result }
    return try unknownCall(arguments, expression)
  }

  /// Reads a call of a member of something that has been evaluated.
  private mutating func call(
    _ name: String, on target: Meaning, _ arguments: [Meaning.Element],
    in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    switch target {
    case .object(let path) where isLayer(path) || tellsLayer(name, arguments):
      if let result = try callLayer(name, on: path, arguments, in: expression) { return result }
    case .object where name == "forEach":
      guard case .closure(let closure, let scope)? = arguments.first?.meaning else { break }
      let text = text(of: target) ?? "list"
      let element = element(of: target, text, named: closure.parameters.first.map { .name($0) })
      builder.assume("`\(text)` holds one element")
      _ = try run(closure, in: scope, with: [.init(label: nil, meaning: element)])
      return .tuple([])
    case .object where name == "append" && arguments.count == 1:
      // A list that gets a layer leaves it as it is.
      changes.noteCall()
      return .tuple([])
    case .object(let path):
      if name == "animator", arguments.isEmpty { throw error("`animator()` is not modelled") }
      if path == ownPath, let helper = helper(name, arguments, in: type) {
        return try run(helper, with: arguments)
      }
      if let result = try callView(name, on: target, arguments) { return result }
    case .presentation(let path):
      guard case .property(_, let key)? = keyed(arguments, of: path) else { return nil }
      return .shown(path, key)
    case .animation(let place):
      return try callAnimation(name, on: place, arguments, in: expression)
    case .queue:
      if let result = try callQueue(name, arguments, in: expression) { return result }
    case .list(let list):
      if let result = try callList(name, list, arguments) { return result }
    default: break
    }
    return try unknownCall([Meaning.Element(label: nil, meaning: target)] + arguments, expression)
  }
}
