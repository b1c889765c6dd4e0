import OrderingModel
import SwiftOutline

extension Lowering {
  /// Returns the function of this file that a call means.
  func helper(
    _ name: String, _ arguments: [Meaning.Element], in type: String?
  ) -> Declarations.Function? {
    helper(name, arguments, among: declarations.functions(named: name, in: type))
  }

  /// Returns the function that a call means among several.
  func helper(
    _ name: String, _ arguments: [Meaning.Element], among candidates: [Declarations.Function]
  ) -> Declarations.Function? {
    let fitting = candidates.filter { declared in
      let parameters = declared.function.parameters
      let needed = parameters.count { $0.value == nil }
      return name != "init" && (needed...parameters.count).contains(arguments.count)
    }
    let labels = arguments.map(\.label)
    return fitting.first { $0.function.parameters.map(\.label) == labels } ?? fitting.first
  }

  /// Reads the body of a function of the file at the place of its call.
  mutating func run(
    _ declared: Declarations.Function, with arguments: [Meaning.Element],
    on receiver: ObjectPath? = nil
  ) throws(ReadingError) -> Meaning? {
    let isOwn = declared.type == type
    return try run(
      declared.function, with: arguments, in: Scope(), type: declared.type ?? type,
      on: receiver ?? (isOwn || declared.type == nil ? self.receiver : nil))
  }

  /// Reads a helper's body at the place of its call, and returns what it returns; nil where
  /// the source does not tell.
  mutating func run(
    _ function: SourceFunction, with arguments: [Meaning.Element], in scope: Scope, type: String?,
    on receiver: ObjectPath?
  ) throws(ReadingError) -> Meaning? {
    if let place = helpers.lastIndex(of: function) {
      guard helperLevels[place] < uses.count else {
        throw error("`\(function.signature)` calls itself, which cannot be read; unroll it")
      }
      noteRepetition(of: "`\(function.signature)`")
      return .tuple([])
    }
    let outer = (self.scope, home)
    helpers.append(function)
    helperLevels.append(uses.count)
    helperDepth += 1
    if type != home.type || receiver != home.receiver {
      home = Home(type: type, receiver: receiver, members: parts(of: receiver))
    }
    defer {
      helpers.removeLast()
      helperLevels.removeLast()
      helperDepth -= 1
      let inner = self.scope
      (self.scope, home) = outer
      self.scope.refresh(from: inner)
    }
    let bound = try parameters(of: function, from: arguments, in: scope)
    let result = try inner { (reading: inout Lowering) throws(ReadingError) in
      reading.scope = bound
      try reading.lower(body: function.body)
    }
    return result.map { labelled($0, function.resultLabels) }
  }

  /// Notes that a block or a later turn does again what holds it.
  private mutating func noteRepetition(of what: String) {
    builder.assume(
      "line \(current.position.line): \(what) does the same again, which is not looked at")
  }

  /// Returns a tuple with the labels of the type that it is returned as.
  private func labelled(_ meaning: Meaning, _ labels: [String?]) -> Meaning {
    guard case .tuple(let elements) = meaning, elements.count == labels.count else {
      return meaning
    }
    return .tuple(
      zip(elements, labels).map { element, label in
        Meaning.Element(label: label ?? element.label, meaning: element.meaning)
      })
  }

  /// Reads a closure's body at the place where it runs, and returns what it returns; nil where
  /// the source does not tell.
  mutating func run(
    _ closure: SourceClosure, in scope: Scope, with arguments: [Meaning.Element]
  ) throws(ReadingError) -> Meaning? {
    if closures.contains(where: { $0.closure == closure && $0.level < uses.count }) {
      noteRepetition(of: "the closure")
      return .tuple([])
    }
    closures.append((closure, uses.count))
    defer { closures.removeLast() }
    let outer = (self.scope, home)
    self.scope = scope
    self.scope.refresh(from: outer.0)
    home = scope.home ?? home
    pushScope()
    defer {
      let inner = self.scope
      (self.scope, home) = outer
      self.scope.refresh(from: inner)
    }
    for capture in closure.captures {
      guard let value = capture.value else { continue }
      self.scope.bind(capture.name, to: entry(try evaluate(value)))
    }
    for (index, argument) in spread(arguments, over: closure).enumerated() {
      let named = closure.parameters.indices.contains(index)
      let name = named ? closure.parameters[index] : "$\(index)"
      self.scope.bind(name, to: entry(argument.meaning))
    }
    return try inner { (reading: inout Lowering) throws(ReadingError) in
      try reading.lower(body: closure.statements)
    }
  }

  /// Returns the arguments of a closure: the parts of one tuple where it has a name for each of them.
  private func spread(
    _ arguments: [Meaning.Element], over closure: SourceClosure
  ) -> [Meaning.Element] {
    guard arguments.count == 1, case .tuple(let parts) = arguments[0].meaning, parts.count > 1
    else {
      return arguments
    }
    let isNumbered =
      closure.parameters.isEmpty && Calls(in: closure.statements).names.contains("$1")
    return isNumbered || closure.parameters.count == parts.count ? parts : arguments
  }

  /// Reads a body within a body, and returns what the inner one returns, if it tells.
  private mutating func inner(
    _ body: (inout Lowering) throws(ReadingError) -> Void
  ) throws(ReadingError) -> Meaning? {
    guard depth < Self.deepest else {
      throw error("helpers and closures call each other too deeply to be read")
    }
    let outer = (current, result, hasOtherResults, uses[uses.count - 1], isInLoop)
    (result, hasOtherResults, isInLoop) = (nil, false, false)
    depth += 1
    try body(&self)
    depth -= 1
    wasUncertain = hasOtherResults
    let isUncertain = hasOtherResults && (result?.isConstant ?? false)
    let returned = isUncertain ? nil : result
    (current, result, hasOtherResults, _, isInLoop) = outer
    uses[uses.count - 1] = max(outer.3, uses[uses.count - 1])
    return returned
  }

  /// Returns the scope in which a helper's parameters are bound to arguments, or to their defaults.
  private mutating func parameters(
    of function: SourceFunction, from arguments: [Meaning.Element], in scope: Scope
  ) throws(ReadingError) -> Scope {
    var inner = scope
    inner.refresh(from: self.scope)
    scopeCount += 1
    inner.push(scopeCount)
    var rest = arguments[...]
    for parameter in function.parameters {
      let meaning: Meaning
      if let argument = rest.first, argument.fits(parameter) {
        rest.removeFirst()
        meaning = typed(try stored(argument.meaning, as: parameter.name), as: parameter.type)
      } else if let value = parameter.value {
        meaning = try evaluate(value)
      } else {
        changes.noteCall()
        meaning = .object(created(parameter.name))
      }
      inner.bind(
        parameter.name,
        to: Scope.Entry(
          meaning: meaning, definedAt: uses[uses.count - 1], level: uses.count - 1))
    }
    return inner
  }
}
