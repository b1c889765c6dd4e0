import OrderingModel
import SwiftOutline

/// What other threads do.
extension Lowering {
  /// Whether another thread than the main one runs the statement at hand.
  var isOnThread: Bool { if case .thread = moment { true } else { false } }

  /// Returns the queue that a call makes or returns; nil for another call, and for a queue that hands
  /// its work on.
  static func queue(
    _ name: String, of owner: String? = nil, _ arguments: [Meaning.Element]
  ) -> Meaning? {
    let isOther =
      switch (owner, name) {
      case ("DispatchQueue", "global"), (nil, "OperationQueue"): true
      case (nil, "DispatchQueue"): arguments.contains { $0.label == "label" }
      default: false
      }
    return isOther && !arguments.contains { $0.label == "target" } ? .queue : nil
  }

  /// Reads a call of a queue whose work another thread does; nil for one that lets nothing run.
  mutating func callQueue(
    _ name: String, _ arguments: [Meaning.Element], in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    guard let body = arguments.last?.meaning else { return nil }
    switch name {
    case "async", "addOperation": try runElsewhere(body, in: expression)
    case "asyncAfter":
      guard case .call(_, let sources) = expression.kind else { return nil }
      try schedule(body, after: try delay(sources) ?? 0, text: expression.text, on: .background)
    case "sync", "asyncAndWait":
      // The thread that asks for it does the work itself.
      helperDepth += 1
      defer { helperDepth -= 1 }
      try perform(body, text: expression.text)
    default: return nil
    }
    return .tuple([])
  }

  /// Reads a call that makes a task or a thread; nil for another call.
  mutating func task(
    _ name: String, of base: SourceExpression?, _ arguments: [SourceArgument],
    in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    guard let last = arguments.last, case .closure(let closure) = last.value.kind else {
      return nil
    }
    switch (base?.kind, name) {
    case (.name("Task"), "detached") where !closure.isOnMainActor,
      (.name("Thread"), "detachNewThread"):
      try runElsewhere(try evaluate(last.value), in: expression)
    case (.name("Task"), "detached"),
      (nil, "Task") where isOnMain(closure):
      try schedule(try evaluate(last.value), after: 0, text: last.value.text)
      builder.assume("`\(expression.text)` runs after the turn that calls it has committed")
    case (.name("MainActor"), "run") where isOnThread:
      try schedule(try evaluate(last.value), after: 0, text: last.value.text)
      builder.assume("`\(expression.text)` runs after what else its thread does")
    default: return nil
    }
    return .tuple([])
  }

  /// Whether a task runs on the main actor, and at one go: it says so, or stands in a type whose members
  /// do.
  private func isOnMain(_ closure: SourceClosure) -> Bool {
    let types = type.map { [$0] + (declarations.inherited[$0] ?? []) } ?? []
    let isInherited =
      !isOnThread && types.contains { $0.hasPrefix("UI") || $0.hasPrefix("NSView") }
    return (closure.isOnMainActor || isInherited) && !closure.suspends
  }

  /// Lets another thread run something at any time from now on.
  private mutating func runElsewhere(
    _ body: Meaning, in expression: SourceExpression
  ) throws(ReadingError) {
    try schedule(body, after: 0, text: expression.text, on: .background, atAnyTime: true)
    if case .turn = moment { return }
    builder.assume("`\(expression.text)` runs right after the block that calls it")
  }
}
