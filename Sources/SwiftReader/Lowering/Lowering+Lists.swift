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

  /// Reads a call of an array that leaves it as it is; nil for one that is not known.
  mutating func callList(
    _ name: String, _ list: [Meaning], _ arguments: [Meaning.Element]
  ) throws(ReadingError) -> Meaning? {
    switch (name, arguments.first?.meaning) {
    case ("contains", let wanted?) where arguments[0].label == nil:
      let isDecided = (list + [wanted]).allSatisfy(\.isConstant)
      return isDecided ? .boolean(list.contains(wanted)) : nil
    case ("enumerated", nil):
      return .list(
        list.enumerated().map { place, element in
          .tuple([
            .init(label: "offset", meaning: .number(Double(place))),
            .init(label: "element", meaning: element),
          ])
        })
    case ("reversed", nil): return .list(list.reversed())
    case ("map", .string(let path)?):
      return .list(
        list.map { element in
          path.split(separator: ".").reduce(element) { member(String($1), of: $0) }
        })
    case ("forEach", .closure(let closure, let scope)?), ("map", .closure(let closure, let scope)?):
      var results: [Meaning?] = []
      for element in list {
        results.append(
          try run(closure, in: scope, with: [Meaning.Element(label: nil, meaning: element)]))
      }
      if name == "forEach" { return .tuple([]) }
      let known = results.compactMap(\.self)
      return known.count == list.count ? .list(known) : nil
    default: return nil
    }
  }
}
