import OrderingModel
import SwiftOutline

extension Lowering {
  /// The calls that tell something and change nothing.
  private static let getters: Set<String> = [
    "animationDuration", "animationTimingFunction", "completionBlock", "disableActions", "lock",
    "unlock", "value",
  ]

  /// Reads `CATransaction.name(arguments)`.
  mutating func transaction(
    _ name: String, _ arguments: [SourceArgument], in expression: SourceExpression
  ) throws(ReadingError) -> Meaning {
    let meanings = try evaluate(arguments)
    let first = meanings.first?.meaning ?? Meaning.none
    let text = arguments.first?.value.text ?? name
    switch name {
    case "begin": try emit(.begin)
    case "commit": try emit(.commit)
    case "flush": try emit(.flush)
    case "setCompletionBlock": try setCompletionBlock(first, text: text)
    case "setValue" where meanings.count == 2:
      try setTransactionValue(first, forKey: meanings[1].meaning, text: text)
    case _ where Self.getters.contains(name): return .object(created(expression.text))
    default: try setting(name, first, text: text)
    }
    return .tuple([])
  }

  private mutating func setting(
    _ name: String, _ meaning: Meaning, text: String
  ) throws(ReadingError) {
    switch name {
    case "setAnimationDuration":
      let seconds = number(meaning, assuming: 0.25, for: text)
      try emit(.setAnimationDuration(Self.ticks(seconds)))
    case "setDisableActions":
      let isDisabled = boolean(meaning, assuming: true, for: text)
      try emit(.setDisableActions(isDisabled))
    case "setAnimationTimingFunction":
      let pace = pace(meaning, for: text)
      try emit(.setAnimationTimingFunction(pace))
    default:
      throw error("`CATransaction.\(name)` is not modelled; leave it out")
    }
  }

  private mutating func setTransactionValue(
    _ meaning: Meaning, forKey key: Meaning, text: String
  ) throws(ReadingError) {
    let name = if case .string(let name) = key { name } else { self.text(of: key) ?? "" }
    let setters = [
      "kCATransactionAnimationDuration": "setAnimationDuration",
      "kCATransactionDisableActions": "setDisableActions",
      "kCATransactionAnimationTimingFunction": "setAnimationTimingFunction",
      "animationDuration": "setAnimationDuration",
      "disableActions": "setDisableActions",
      "animationTimingFunction": "setAnimationTimingFunction",
    ]
    if let setter = setters[name] { return try setting(setter, meaning, text: text) }
    if name == "kCATransactionCompletionBlock" || name == "completionBlock" {
      return try setCompletionBlock(meaning, text: text)
    }
    let value = expression(meaning, text: text)
    try emit(.setValue(value, forKey: builder.key(name)))
  }

  private mutating func setCompletionBlock(
    _ meaning: Meaning, text: String
  ) throws(ReadingError) {
    guard meaning != .none else { return try emit(.setCompletionBlock(nil)) }
    let statement = current
    let block = try block(meaning, text: text)
    current = statement
    try emit(.setCompletionBlock(block))
  }

  /// Reads the statements of a completion block, and enters it; as it runs later, what it changes is
  /// no change for what follows here.
  private mutating func block(_ meaning: Meaning, text: String) throws(ReadingError) -> BlockID {
    let outer = (statements, result, changes, scope, animations)
    statements = []
    uses.append(0)
    changes.noteCall()
    defer {
      (statements, result) = (outer.0, outer.1)
      changes.resume(outer.2)
      scope = outer.3
      animations.replaceSubrange(outer.4.indices, with: outer.4)
      uses.removeLast()
    }
    switch meaning {
    case .closure(let closure, let scope): _ = try run(closure, in: scope, with: [])
    case .local(let function, let scope):
      _ = try run(function, with: [], in: scope, type: type, on: receiver)
    case .function(let declared): _ = try run(declared, with: [])
    default: builder.assume("`\(text)` does nothing to these layers")
    }
    return builder.block(statements)
  }
}
