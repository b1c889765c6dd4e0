import OrderingModel
import SwiftOutline

/// Values of which only the text is known are equal where their texts are equal and nothing has
/// changed in between, so a text must say all that it depends on.
extension Lowering {
  /// Returns a value that is made of others and of nothing else.
  func value(_ text: String, of parts: [Meaning]) -> ObjectPath {
    let changed = parts.map(lastChange).max() ?? 0
    return ObjectPath(identity: "\(text)@\(changed)", text: text, changed: changed)
  }

  /// Returns when a meaning may have changed last.
  func lastChange(of meaning: Meaning) -> Int {
    switch meaning {
    case .object(let path), .presentation(let path): path.changed
    case .property(let path, let key), .shown(let path, let key):
      max(path.changed, changes.lastChange(of: key))
    case .tuple(let elements): elements.map { lastChange(of: $0.meaning) }.max() ?? 0
    case .list(let elements): elements.map(lastChange).max() ?? 0
    default: 0
    }
  }

  /// Returns the text of a meaning, in which constants are replaced by what they are bound to; nil
  /// for what has no text but the source's.
  func text(of meaning: Meaning) -> String? {
    switch meaning {
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .boolean(let boolean): "\(boolean)"
    case .string(let string): "\"\(string)\""
    case .none: "nil"
    case .object(let path): path.text
    case .presentation(let path): "\(path.text).presentation()"
    case .property(let path, let key): "\(path.text).\(key)"
    case .shown(let path, let key): "\(path.text).presentation().\(key)"
    case .variable(_, let text), .time(_, let text): text
    case .animation(let place): animations[place].name.name
    case .list(let elements): joined(elements).map { "[\($0)]" }
    case .tuple(let elements): joined(elements.map(\.meaning)).map { "(\($0))" }
    case .null: "NSNull()"
    case .pace, .now, .queue, .closure, .local, .function, .dictionary, .inherited: nil
    }
  }

  private func joined(_ meanings: [Meaning]) -> String? {
    let texts = meanings.compactMap(text)
    return texts.count == meanings.count ? texts.joined(separator: ", ") : nil
  }

  /// Returns the source's text, with what those of its parts stand for that are names of something.
  func qualified(_ text: String, by parts: [(String, Meaning)]) -> String {
    let replaced = parts.compactMap { source, meaning in
      self.text(of: meaning).flatMap { plain($0) == plain(source) ? nil : "\(source) = \($0)" }
    }
    return replaced.isEmpty ? text : "\(text) where \(replaced.joined(separator: ", "))"
  }

  /// Returns the text of a call, with what its arguments stand for.
  func qualified(
    _ expression: SourceExpression, by arguments: [SourceArgument], _ meanings: [Meaning.Element]
  ) -> String {
    qualified(
      expression.text, by: Array(zip(arguments.map(\.value.text), meanings.map(\.meaning))))
  }

  /// Returns a text without what makes no difference: `?`, `!` and `self.`, and how a number is
  /// written.
  private func plain(_ text: String) -> String {
    let bare = text.filter { $0 != "?" && $0 != "!" }.replacing("self.", with: "")
    return Double(bare).map { "\($0)" } ?? bare
  }
}
