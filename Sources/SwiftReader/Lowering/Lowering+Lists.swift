import OrderingModel
import SwiftOutline

extension Lowering {
  /// The calls that change an array.
  private static let changing: Set<String> = [
    "append", "insert", "popLast", "remove", "removeAll", "removeFirst", "removeLast", "reverse",
    "shuffle", "sort", "swapAt",
  ]

  /// Reads a call that changes an array that a variable or an animation holds; returns whether it is
  /// one.
  mutating func change(
    _ list: [Meaning], of base: SourceExpression, by name: String, _ arguments: [Meaning.Element],
    in expression: SourceExpression
  ) throws(ReadingError) -> Bool {
    guard Self.changing.contains(name) else { return false }
    var changed: Meaning
    switch (name, arguments.map(\.label)) {
    case ("append", [nil]): changed = .list(list + [arguments[0].meaning])
    case ("append", ["contentsOf"]):
      if case .list(let more) = arguments[0].meaning {
        changed = .list(list + more)
      } else {
        changed = .object(created(expression.text))
      }
    case ("removeAll", []): changed = .list([])
    default: changed = .object(created(expression.text))
    }
    try assign(changed, to: base, text: expression.text)
    return true
  }
}
