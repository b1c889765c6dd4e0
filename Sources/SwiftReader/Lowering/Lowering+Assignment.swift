import OrderingModel
import SwiftOutline

extension Lowering {
  /// Reads `target = value`, or one of its relatives such as `+=`.
  mutating func assign(
    _ value: SourceExpression, to target: SourceExpression, _ sign: String
  ) throws(ReadingError) {
    let meaning: Meaning
    if sign == "=" {
      meaning = try evaluate(value)
    } else {
      meaning = try evaluate(target, String(sign.prefix(1)), value)
    }
    try assign(meaning, to: target, text: value.text)
  }

  /// Reads the change of a target to something that has been evaluated.
  mutating func assign(
    _ meaning: Meaning, to target: SourceExpression, text: String
  ) throws(ReadingError) {
    switch target.kind {
    case .name("_"), .other: break
    case .name(let name): try assign(meaning, toName: name, text: text)
    case .tuple(let targets):
      for (index, element) in targets.enumerated() {
        let part = member(String(index), of: meaning)
        try assign(part, to: element.value, text: "\(text).\(index)")
      }
    case .element(let base, let arguments) where arguments.map(\.label) == ["keyPath"]:
      guard case .string(let path) = try evaluate(arguments[0].value) else {
        return changes.noteCall()
      }
      try assign(meaning, to: path, of: try evaluate(base), text: text)
    case .element(let base, let arguments)
    where try assignElement(meaning, of: base, arguments, text: text):
      break
    case .member(let base?, let name):
      if try assignPart(name, of: base, text: text, value: meaning) { return }
      if try assignField(name, of: base, to: meaning, text: text) { return }
      try assign(meaning, to: name, of: try evaluate(base), text: text)
    default:
      _ = try evaluate(target)
      changes.noteCall()
    }
  }

  private mutating func assign(
    _ meaning: Meaning, toName name: String, text: String
  ) throws(ReadingError) {
    if scope[name] != nil {
      let meaning = try stored(meaning, as: name)
      rebind(name, to: meaning)
    } else if ownPath.isLayer, declarations.property(named: name, in: type) == nil,
      LayerProperty.isKnown(Self.key(of: name)) || Self.actionPlace(of: name) != nil
    {
      try set(name, of: ownPath, to: meaning, text: text)
    } else {
      let isOwn = declarations.property(named: name, in: type) == nil
      if isOwn, try setView(name, of: .object(ownPath), to: meaning, text: text) { return }
      try setProperty(name, of: ownPath, to: meaning)
    }
  }

  private mutating func assign(
    _ meaning: Meaning, to name: String, of base: Meaning, text: String
  ) throws(ReadingError) {
    switch base {
    case .animation(let place):
      try configure(place, name, meaning, text: text)
    case .object(let path) where isLayer(path) || LayerProperty.tellsLayer(name):
      try set(name, of: path, to: meaning, text: text)
    case .object(let path):
      let isDeclared = path == ownPath && declarations.property(named: name, in: type) != nil
      if !isDeclared, try setView(name, of: base, to: meaning, text: text) { return }
      try setProperty(name, of: path, to: meaning)
    default: changes.noteWrite(of: name)
    }
  }

  /// Reads `layer.name = value`.
  mutating func set(
    _ name: String, of path: ObjectPath, to meaning: Meaning, text: String
  ) throws(ReadingError) {
    let key = Self.key(of: name)
    if LayerProperty.isClock(key) { return try setClock(key, of: path, to: meaning, text: text) }
    guard !LayerProperty.isSpan(key) else {
      throw error("`\(name)` of a layer is not modelled: give it to the animations")
    }
    if let place = Self.actionPlace(of: key) {
      return try setActions(at: place, of: path, to: meaning)
    }
    if key == "mask", case .object(let mask) = meaning, isLayer(mask) {
      try insert(mask, into: path)
      return try setProperty(name, of: path, to: meaning)
    }
    if key == "sublayers" {
      builder.assume("`\(current.text)` leaves the layers of this function where they are")
    }
    guard LayerProperty.isKnown(key) else { return changes.noteWrite(of: name) }
    let changes = changesTogether(key, of: path, to: meaning, text: text)
    for (key, meaning) in changes {
      let picture = key == "contents" ? known.pictures[path.identity] : nil
      let value = picture.map { .value(builder.symbol($0)) } ?? expression(meaning, text: text)
      try emit(.set(layer(path), touch(key, of: path, onlySets: true), value))
    }
    for (key, _) in changes { self.changes.noteWrite(of: key) }
  }
}
