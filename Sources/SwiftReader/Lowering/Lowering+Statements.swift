import OrderingModel
import SwiftOutline

extension Lowering {
  /// How deep helpers and closures may call each other.
  static let deepest = 12

  /// Reads a function's body in the scope at hand, with what it defers.
  mutating func lower(body: [SourceStatement]) throws(ReadingError) {
    if body.count == 1, case .expression(let value) = body[0].kind {
      begin(body[0])
      let meaning = try perform(value)
      if result == nil { result = meaning }
      return
    }
    try lower(body)
  }

  /// Reads statements in the scope at hand, up to a `return`, then what they defer.
  mutating func lower(_ list: [SourceStatement]) throws(ReadingError) {
    var deferred: [[SourceStatement]] = []
    for statement in list where result == nil {
      if case .deferred(let body) = statement.kind {
        deferred.append(body)
      } else {
        try lower(statement)
      }
    }
    let result = result
    self.result = nil
    for body in deferred.reversed() { try lowerInner(body) }
    self.result = result
  }

  /// Begins an inner scope.
  mutating func pushScope() {
    scopeCount += 1
    scope.push(scopeCount)
  }

  /// Reads statements in a scope of their own.
  mutating func lowerInner(_ list: [SourceStatement]) throws(ReadingError) {
    pushScope()
    try lower(list)
    scope.pop()
  }

  /// Begins a statement: what follows stands there.
  mutating func begin(_ statement: SourceStatement) {
    current = Site(text: statement.text, position: statement.position)
    uses[uses.count - 1] = 0
  }

  private mutating func lower(_ statement: SourceStatement) throws(ReadingError) {
    begin(statement)
    switch statement.kind {
    case .binding(let bindings):
      for binding in bindings { try lower(binding) }
    case .function(let function):
      bind(function.name, to: .local(function, scope))
    case .expression(let expression): _ = try perform(expression)
    case .require(let conditions, let other):
      try lowerGuard(conditions, else: other, of: statement)
    case .branch(let conditions, let body, let other):
      try lowerBranch(conditions, then: body, else: other, of: statement)
    case .loop(let pattern, let elements, let body):
      try lowerLoop(pattern, in: elements, body, of: statement)
    case .group(let body): try lowerInner(body)
    case .attempt(let body, _): try lowerAttempt(body, of: statement)
    case .result(let value):
      if let value { result = try evaluate(value) } else { result = Meaning.none }
    case .exit: result = Meaning.none
    case .selection(let subject, let cases):
      try lowerSwitch(subject, cases, of: statement)
    case .control(let body): try ignore(body, of: statement)
    case .type, .other, .deferred: break
    }
  }

  private mutating func lower(_ binding: SourceBinding) throws(ReadingError) {
    guard let value = binding.value else { return }
    let name = if case .name(let name) = binding.pattern { name } else { value.text }
    let meaning = try stored(evaluate(value), as: name)
    bind(binding.pattern, to: typed(meaning, as: binding.type))
  }

  /// Returns an object as a layer where its declared type says so.
  func typed(_ meaning: Meaning, as type: String?) -> Meaning {
    guard case .object(var path) = meaning, let type, declarations.isLayer(type) else {
      return meaning
    }
    path.isLayer = true
    return .object(path)
  }

  /// Reads the value of a layer's property at this place, if it is one; a method that answers for an action
  /// reads it whenever it is asked.
  mutating func stored(
    _ meaning: Meaning, as name: String
  ) throws(ReadingError) -> Meaning {
    if isAnswering { return meaning }
    let source: Expression
    switch meaning {
    case .property(let path, let key): source = .model(layer(path), touch(key, of: path))
    case .shown(let path, let key): source = .presentation(layer(path), touch(key, of: path))
    case .now, .time:
      guard known.setsClocks, let time = time(meaning) else { return meaning }
      source = time
    case .tuple(let elements): return .tuple(try stored(elements, as: name))
    default: return meaning
    }
    let count = builder.program.variables.count { $0 == name || $0.hasPrefix("\(name) (") }
    let unique = count == 0 ? name : "\(name) (\(count + 1))"
    let variable = builder.variable(unique)
    try emit(.read(source, into: variable))
    if time(meaning) != nil { times[variable] = meaning }
    return .variable(variable, text: unique)
  }

  private mutating func stored(
    _ elements: [Meaning.Element], as name: String
  ) throws(ReadingError) -> [Meaning.Element] {
    var elements = elements
    for index in elements.indices {
      let label = elements[index].label ?? String(index)
      elements[index].meaning = try stored(elements[index].meaning, as: "\(name).\(label)")
    }
    return elements
  }

  /// Evaluates conditions, and binds their names; returns whether they hold.
  ///
  /// That is nil where the source does not tell. What is bound is taken to be there; the second result
  /// says whether that is open.
  mutating func lower(
    _ conditions: [SourceCondition]
  ) throws(ReadingError) -> (holds: Bool?, depends: Bool) {
    var (holds, depends): (Bool?, Bool) = (true, false)
    for condition in conditions {
      switch condition {
      case .binding(let pattern, let value):
        let name = if case .name(let name) = pattern { name } else { value.text }
        let meaning = try stored(evaluate(value), as: name)
        if meaning == .none { return (false, depends) }
        depends = depends || !meaning.isThere
        bind(pattern, to: meaning)
      case .test(let value):
        if value.text.hasPrefix("#") {
          builder.assume("the system is new enough for `\(value.text)`")
        }
        guard case .boolean(let isTrue) = try evaluate(value) else {
          holds = nil
          continue
        }
        if !isTrue { return (false, depends) }
      case .other: holds = nil
      }
    }
    return (holds, depends)
  }
}
