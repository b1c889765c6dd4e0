import OrderingModel
import SwiftOutline

extension Lowering {
  /// Reads a call.
  mutating func call(
    _ callee: SourceExpression, _ arguments: [SourceArgument], in expression: SourceExpression
  ) throws(ReadingError) -> Meaning {
    let meaning = try result(of: callee, arguments, in: expression)
    return meaning ?? .object(created(expression.text))
  }

  private mutating func result(
    of callee: SourceExpression, _ arguments: [SourceArgument], in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    switch callee.kind {
    case .member(let base?, let name):
      if base.kind == .name("CATransaction") {
        return try transaction(name, arguments, in: expression)
      }
      return try call(name, on: base, arguments, in: expression)
    case .name(let name): return try call(name, arguments, in: expression)
    case .member(nil, let name):
      let meanings = try evaluate(arguments)
      return pace(meanings) ?? .object(value(expression.text, of: meanings.map(\.meaning), name))
    case .closure(let closure):
      return try run(closure, in: scope, with: try evaluate(arguments))
    default:
      let target = try evaluate(callee)
      let meanings = try evaluate(arguments)
      if case .closure(let closure, let scope) = target {
        return try run(closure, in: scope, with: meanings)
      }
      return try unknownCall([Meaning.Element(label: nil, meaning: target)] + meanings, expression)
    }
  }

  private func value(_ text: String, of parts: [Meaning], _ name: String) -> ObjectPath {
    value(text, of: parts + [Self.implicitMember(name)])
  }

  /// Reads `name(arguments)`.
  private mutating func call(
    _ name: String, _ arguments: [SourceArgument], in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    let meanings = try evaluate(arguments)
    if let entry = scope[name] {
      use(definedAt: entry.definedAt, level: entry.level)
      return try call(entry.meaning, meanings, in: expression)
    }
    if let helper = helper(name, meanings, in: type) {
      return try run(
        helper.function, with: meanings, in: Scope(), type: helper.type ?? type)
    }
    if ownPath.isLayer, tellsLayer(name, meanings),
      let result = try call(name, on: ownPath, meanings, in: expression)
    {
      return result
    }
    if let known = try create(name, meanings, in: expression) { return known }
    return try unknownCall(meanings, expression)
  }

  /// Reads a call of something that has a name.
  private mutating func call(
    _ meaning: Meaning, _ arguments: [Meaning.Element], in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    switch meaning {
    case .local(let function, let scope):
      return try run(function, with: arguments, in: scope, type: type)
    case .function(let declared):
      return try run(
        declared.function, with: arguments, in: Scope(), type: declared.type ?? type)
    case .closure(let closure, let scope):
      helperDepth += 1
      defer { helperDepth -= 1 }
      return try run(closure, in: scope, with: arguments)
    default: return try unknownCall(arguments, expression)
    }
  }

  /// Returns the function of this file that a call means.
  private func helper(
    _ name: String, _ arguments: [Meaning.Element], in type: String?
  ) -> Declarations.Function? {
    let all = declarations.functions(named: name, in: type).filter { $0.function.name != "init" }
    let fitting = all.filter { declared in
      let parameters = declared.function.parameters
      let needed = parameters.count { $0.value == nil }
      return (needed...parameters.count).contains(arguments.count)
    }
    return fitting.first {
      $0.function.parameters.map(\.label) == arguments.map(\.label)
    } ?? fitting.first
  }

  /// Reads `base.name(arguments)`.
  private mutating func call(
    _ name: String, on base: SourceExpression, _ arguments: [SourceArgument],
    in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    if case .name(let type) = base.kind, scope[type] == nil {
      let own = ["self", "Self"].contains(type)
      let meanings = try evaluateForHelper(name, own ? self.type : type, arguments)
      if let meanings, let helper = helper(name, meanings, in: own ? self.type : type),
        own || helper.type == type
      {
        return try run(
          helper.function, with: meanings, in: Scope(), type: helper.type ?? self.type)
      }
      if type == "UIView", name == "performWithoutAnimation",
        case .closure(let closure)? = arguments.first?.value.kind
      {
        return try run(closure, in: scope, with: [])
      }
      if name == "init", let known = try create(type, try evaluate(arguments), in: expression) {
        return known
      }
    }
    let target = try evaluate(base)
    let meanings = try evaluate(arguments)
    return try call(name, on: target, meanings, in: expression)
  }

  /// Returns the arguments' meanings if there is a helper to call, so that none is evaluated twice.
  private mutating func evaluateForHelper(
    _ name: String, _ type: String?, _ arguments: [SourceArgument]
  ) throws(ReadingError) -> [Meaning.Element]? {
    let candidates = declarations.functions(named: name, in: type)
    return candidates.isEmpty ? nil : try evaluate(arguments)
  }

  private mutating func call(
    _ name: String, on target: Meaning, _ arguments: [Meaning.Element],
    in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    switch target {
    case .object(let path) where isLayer(path) || tellsLayer(name, arguments):
      if let result = try call(name, on: path, arguments, in: expression) { return result }
    case .presentation(let path):
      if case .property(_, let key)? = keyed(arguments, of: path) { return .shown(path, key) }
      return .object(created(expression.text))
    case .animation(let place):
      guard name == "copy" else { return .tuple([]) }
      animations.append(animations[place])
      return .animation(animations.count - 1)
    case .list(let list) where name == "forEach":
      guard case .closure(let closure, let scope)? = arguments.first?.meaning else { break }
      for element in list {
        _ = try run(closure, in: scope, with: [Meaning.Element(label: nil, meaning: element)])
      }
      return .tuple([])
    case .closure(let closure, let scope) where name == "callAsFunction":
      return try run(closure, in: scope, with: arguments)
    default: break
    }
    return try unknownCall([Meaning.Element(label: nil, meaning: target)] + arguments, expression)
  }
}
