import OrderingModel
import SwiftOutline

extension Lowering {
  /// Reads an `if`: a body whose conditions are known to hold, or need only that there are values, is
  /// read as straight code.
  mutating func lowerBranch(
    _ conditions: [SourceCondition], then body: [SourceStatement], else other: [SourceStatement],
    of statement: SourceStatement
  ) throws(ReadingError) {
    pushScope()
    let (holds, depends) = try lower(conditions)
    switch holds {
    case true? where !depends || !leaves(body):
      if depends { try ignore(other, of: statement) }
      try lowerKnown(body, of: statement)
      scope.pop()
    case false?:
      scope.pop()
      try lowerKnown(other, of: statement)
    default:
      scope.pop()
      try ignore(body, of: statement)
      try ignore(other, of: statement)
    }
  }

  /// Reads a `guard`.
  mutating func lowerGuard(
    _ conditions: [SourceCondition], else other: [SourceStatement], of statement: SourceStatement
  ) throws(ReadingError) {
    let (holds, depends) = try lower(conditions)
    switch holds {
    case false?: try lowerKnown(other, of: statement)
    case true? where !depends: break
    default: try ignore(other, of: statement)
    }
  }

  /// Reads a `do` with a `catch` as if nothing were thrown.
  mutating func lowerAttempt(
    _ body: [SourceStatement], of statement: SourceStatement
  ) throws(ReadingError) {
    let count = statements.count
    try lowerKnown(body, of: statement)
    if statements.count > count {
      builder.assume("line \(statement.position.line): nothing is thrown")
    }
  }

  /// Reads statements that are known to run.
  private mutating func lowerKnown(
    _ body: [SourceStatement], of statement: SourceStatement
  ) throws(ReadingError) {
    if isInLoop, case .exit? = body.last?.kind {
      throw error(
        "where `\(head(of: statement))` leads to cannot be read yet; leave the loop in another way",
        at: statement.position)
    }
    try lowerInner(body)
  }

  /// Reads a `for`: a loop over a list that the source tells is read once for each element.
  mutating func lowerLoop(
    _ pattern: SourcePattern, in elements: SourceExpression, _ body: [SourceStatement],
    of statement: SourceStatement
  ) throws(ReadingError) {
    let whole = try evaluate(elements)
    guard !body.contains(where: isExit) else { return try ignore(body, of: statement) }
    guard case .list(let list) = whole else {
      return try lowerOnce(pattern, in: whole, elements.text, body, of: statement)
    }
    let wasInLoop = isInLoop
    isInLoop = true
    for element in list where result == nil {
      pushScope()
      bind(pattern, to: element)
      try lower(body)
      scope.pop()
    }
    isInLoop = wasInLoop
  }

  /// Reads the body of a loop over a list that the source does not tell: where it does something, for one
  /// element.
  private mutating func lowerOnce(
    _ pattern: SourcePattern, in whole: Meaning, _ text: String, _ body: [SourceStatement],
    of statement: SourceStatement
  ) throws(ReadingError) {
    var trial = self
    trial.pushScope()
    trial.bind(pattern, to: trial.element(of: whole, text, named: pattern))
    try trial.lower(body)
    trial.scope.pop()
    guard trial.statements.count > statements.count || trial.pending.count > pending.count else {
      return try ignore(body, of: statement)
    }
    let before = scope
    self = trial
    for name in scope.differences(from: before) { rebind(name, to: .object(created(name))) }
    builder.assume("line \(statement.position.line): `\(text)` holds one element")
  }

  /// Returns an element of a list that the source does not tell.
  mutating func element(of list: Meaning, _ text: String, named pattern: SourcePattern?) -> Meaning
  {
    var element = created("one of \(text)", changed: lastChange(of: list))
    if case .name(let name)? = pattern { element.isLayer = Self.looksLikeLayer(name) }
    return .object(element)
  }

  /// Passes over a body that may or may not run; throws where that matters.
  mutating func ignore(
    _ body: [SourceStatement], of statement: SourceStatement
  ) throws(ReadingError) {
    guard !body.isEmpty else { return }
    let isControl = if case .control = statement.kind { true } else { false }
    var trial = self
    trial.depth += 1
    if isControl { try trial.lowerEach(body) } else { try trial.lowerInner(body) }
    let added = trial.statements[statements.count...].map(\.operation)
    let matters =
      trial.animations != animations || trial.pending.count != pending.count
      || !added.allSatisfy(\.isCall)
    hasOtherResults = hasOtherResults || trial.returnsValue
    // Before anything has been done, a function that ends early does nothing.
    let isLate = !statements.isEmpty || moment != .turn(0)
    let ends = (isControl ? body : body.suffix(1)).contains {
      if case .result(nil) = $0.kind { true } else { false }
    }
    let isLeft = leaves(body) && !isControl
    if isLeft && matters || isLate && ends && (isTested(statement) || isOpen && depth == 0) {
      noteStaying(at: statement)
    }
    if isLeft { return }
    guard !matters else {
      throw error(
        "what depends on `\(head(of: statement))` cannot be read yet; \(cure(for: statement))",
        at: statement.position)
    }
    try adopt(trial, added)
  }

  /// Returns what to write instead of a statement that cannot be read.
  private func cure(for statement: SourceStatement) -> String {
    var isLoop = if case .loop = statement.kind { true } else { false }
    if case .control = statement.kind {
      isLoop = ["for", "while", "repeat"].contains { statement.text.hasPrefix($0) }
    }
    if isLoop { return "write the elements out, or loop over a literal list" }
    return test(of: statement).map { "say which way it goes: // flickerproof: assume \($0)" }
      ?? "move it to a function of its own, or write one function for each way"
  }

  /// Notes that a statement that may end the body is taken not to.
  private mutating func noteStaying(at statement: SourceStatement) {
    let ending =
      switch statement.kind {
      case .require: "holds"
      case .branch: "does not hold"
      default: "does not end what it stands in"
      }
    builder.assume("line \(statement.position.line): `\(head(of: statement))` \(ending)")
  }

  /// Reads statements of which one may leave while the next one runs all the same, as the cases of a
  /// `switch`.
  private mutating func lowerEach(_ list: [SourceStatement]) throws(ReadingError) {
    pushScope()
    for statement in list {
      try lower([statement])
      hasOtherResults = returnsValue
      result = nil
    }
    scope.pop()
  }

  /// Takes over what a body that may or may not run leaves unknown.
  private mutating func adopt(
    _ trial: Lowering, _ calls: [OrderingModel.Operation]
  ) throws(ReadingError) {
    for case .call(let layers) in calls {
      let own = layers.compactMap { programLayer(trial.layers[$0.index].path) }
      if !own.isEmpty { try emit(.call(own), isInHelper: true) }
    }
    changes = trial.changes
    forget(changesIn: trial)
  }

  /// Takes the variables that a trial has changed to hold something unknown.
  mutating func forget(changesIn trial: Lowering) {
    for name in trial.scope.differences(from: scope) {
      changes.noteCall()
      let path = ObjectPath(
        identity: "\(name) after line \(current.position.line)", text: name,
        changed: changes.lastChange(of: name))
      rebind(name, to: .object(path))
    }
  }

  /// Whether the body has ended with a value.
  private var returnsValue: Bool {
    guard let result else { return hasOtherResults }
    return result != .none || hasOtherResults
  }

  /// Returns whether a body ends by leaving the function or the loop.
  private func leaves(_ body: [SourceStatement]) -> Bool { body.last.map(isExit) ?? false }

  private func isExit(_ statement: SourceStatement) -> Bool {
    switch statement.kind {
    case .result, .exit: true
    default: false
    }
  }

  /// Whether a transaction is open that an early end would leave so.
  private var isOpen: Bool {
    let operations = statements.map(\.operation)
    return operations.count { $0 == .begin } > operations.count { $0 == .commit }
  }

  /// Returns whether more than that there is a value decides a statement.
  private func isTested(_ statement: SourceStatement) -> Bool {
    switch statement.kind {
    case .require(let conditions, _), .branch(let conditions, _, _):
      !conditions.allSatisfy { if case .binding = $0 { true } else { false } }
    default: true
    }
  }

  /// Returns the first condition of a statement that is no binding; nil for none.
  private func test(of statement: SourceStatement) -> String? {
    switch statement.kind {
    case .require(let conditions, _), .branch(let conditions, _, _):
      conditions.lazy.compactMap { if case .test(let test) = $0 { test.text } else { nil } }.first
    default: nil
    }
  }

  /// Returns the beginning of a statement, up to its body.
  private func head(of statement: SourceStatement) -> String {
    let head = statement.text.split(separator: "{", maxSplits: 1).first.map(String.init) ?? ""
    let all = head.split(separator: " ")
    let words = (all.last == "else" ? all.dropLast() : all).joined(separator: " ")
    return words.isEmpty ? "this" : words
  }
}
