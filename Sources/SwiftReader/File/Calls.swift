import SwiftOutline

/// What a function calls and mentions, wherever in it.
struct Calls {
  /// Whether it calls `CATransaction.begin()`.
  private(set) var beginsTransaction = false
  /// Whether it sets something of a transaction, or ends one.
  private(set) var changesTransaction = false
  /// Whether it calls `add(_:forKey:)`.
  private(set) var addsAnimation = false
  /// Whether it calls `UIView.animate(withDuration:…)`.
  private(set) var animatesViews = false
  /// The names that it mentions.
  private(set) var names: Set<String> = []

  init(in statements: [SourceStatement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statements: [SourceStatement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: SourceStatement) {
    switch statement.kind {
    case .binding(let bindings): for binding in bindings { binding.value.map { visit($0) } }
    case .function(let function): visit(function.body)
    case .expression(let expression): visit(expression)
    case .require(let conditions, let other):
      visit(conditions)
      visit(other)
    case .branch(let conditions, let body, let other):
      visit(conditions)
      visit(body + other)
    case .loop(_, let elements, let body):
      visit(elements)
      visit(body)
    case .deferred(let body), .group(let body), .control(let body): visit(body)
    case .attempt(let body, let handlers): visit(body + handlers)
    case .selection(let subject, let cases):
      visit(subject)
      for choice in cases { visit(choice.body) }
    case .result(let value): value.map { visit($0) }
    case .type, .exit, .other: break
    }
  }

  private mutating func visit(_ conditions: [SourceCondition]) {
    for condition in conditions {
      switch condition {
      case .binding(_, let value), .test(let value): visit(value)
      case .other: break
      }
    }
  }

  private mutating func visit(_ expression: SourceExpression) {
    if case .call(let callee, let arguments) = expression.kind { note(callee, arguments) }
    if case .name(let name) = expression.kind { names.insert(name) }
    if case .closure(let closure) = expression.kind { visit(closure.statements) }
    for part in expression.parts { visit(part) }
  }

  private mutating func note(_ callee: SourceExpression, _ arguments: [SourceArgument]) {
    let isAdd = arguments.map(\.label) == [nil, "forKey"]
    switch callee.kind {
    case .name("add"), .member(_, "add"): addsAnimation = addsAnimation || isAdd
    case .member(let base, "begin") where base?.kind == .name("CATransaction"):
      beginsTransaction = true
    case .member(let base, let name) where base?.kind == .name("CATransaction"):
      changesTransaction = changesTransaction || name == "commit" || name.hasPrefix("set")
    case .member(let base, "animate") where base?.kind == .name("UIView"): animatesViews = true
    default: break
    }
  }
}
