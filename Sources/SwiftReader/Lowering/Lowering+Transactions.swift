import OrderingModel
import SwiftOutline

extension Lowering {
  /// The calls that tell something and change nothing.
  private static let getters: Set<String> = [
    "animationDuration", "animationTimingFunction", "completionBlock", "disableActions", "value",
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
    case "lock": try emit(.lock)
    case "unlock": try emit(.unlock)
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
    let value = meaning == .none ? nil : expression(meaning, text: text)
    try emit(.setValue(value, forKey: builder.key(name)))
  }

  private mutating func setCompletionBlock(
    _ meaning: Meaning, text: String
  ) throws(ReadingError) {
    guard meaning != .none else { return try emit(.setCompletionBlock(nil)) }
    let block = try enterBlock { (reading: inout Lowering) throws(ReadingError) in
      try reading.perform(meaning, text: text)
    }
    try emit(.setCompletionBlock(block))
  }
}
