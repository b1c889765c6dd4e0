import OrderingModel
import SwiftOutline

extension Lowering {
  /// Returns what a dictionary literal stands for.
  mutating func dictionary(_ entries: [SourceEntry]) throws(ReadingError) -> Meaning {
    var meanings: [Meaning.Entry] = []
    for entry in entries {
      meanings.append(
        Meaning.Entry(key: try evaluate(entry.key), value: try evaluate(entry.value)))
    }
    return .dictionary(meanings)
  }

  /// Returns the dictionary that `Dictionary(uniqueKeysWithValues: pairs)` makes; nil where the pairs are
  /// not known.
  func dictionary(of arguments: [Meaning.Element]) -> Meaning? {
    guard arguments.map(\.label) == ["uniqueKeysWithValues"],
      case .list(let pairs) = arguments[0].meaning
    else { return arguments.isEmpty ? .dictionary([]) : nil }
    let entries = pairs.compactMap { pair -> Meaning.Entry? in
      guard case .tuple(let parts) = pair, parts.count == 2 else { return nil }
      return Meaning.Entry(key: parts[0].meaning, value: parts[1].meaning)
    }
    return entries.count == pairs.count ? .dictionary(entries) : nil
  }

  /// Reads `dictionary[key] = value`; returns whether it is one.
  mutating func assignElement(
    _ meaning: Meaning, of base: SourceExpression, _ arguments: [SourceArgument], text: String
  ) throws(ReadingError) -> Bool {
    guard arguments.count == 1, case .dictionary(var entries) = try evaluate(base) else {
      return false
    }
    let key = try evaluate(arguments[0].value)
    entries.removeAll { $0.key == key }
    if meaning != .none { entries.append(Meaning.Entry(key: key, value: meaning)) }
    try assign(.dictionary(entries), to: base, text: text)
    return true
  }
}
