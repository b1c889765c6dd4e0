import OrderingModel
import SwiftOutline

extension Lowering {
  /// The calls that only layers have, whatever their receiver is called.
  private static let telling: Set<String> = [
    "addSublayer", "insertSublayer", "removeAllAnimations", "removeAnimation",
    "removeFromSuperlayer", "replaceSublayer",
  ]

  /// The calls that change nothing.
  private static let harmless: Set<String> = [
    "animation", "animationKeys", "contains", "convert", "hitTest", "model",
    "setNeedsDisplay",
  ]

  /// Returns whether a call tells that its receiver is a layer.
  func tellsLayer(_ name: String, _ arguments: [Meaning.Element]) -> Bool {
    if name == "add", arguments.map(\.label) == [nil, "forKey"] { return true }
    return Self.telling.contains(name)
  }

  /// Reads `layer.name(arguments)`; returns nil for a call that is not known.
  mutating func callLayer(
    _ name: String, on path: ObjectPath, _ arguments: [Meaning.Element],
    in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    if let known = try callSystemLayer(name, on: path, arguments, in: expression) { return known }
    guard let helper = helper(name, arguments, among: declarations.layerFunctions(named: name))
    else { return nil }
    return try run(helper, with: arguments, on: path) ?? .object(created(expression.text))
  }

  /// Reads a call of a method that Core Animation's own layers have; nil for another.
  mutating func callSystemLayer(
    _ name: String, on path: ObjectPath, _ arguments: [Meaning.Element],
    in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    let first = arguments.first?.meaning
    switch name {
    case "add" where tellsLayer(name, arguments):
      try add(first, to: path, forKey: arguments.last?.meaning)
    case "removeAnimation":
      guard let key = addKey(first) else { break }
      try emit(.removeAnimation(layer(path), forKey: key))
    case "removeAllAnimations": try emit(.removeAllAnimations(layer(path)))
    case "removeFromSuperlayer": try emit(.removeFromSuperlayer(layer(path)))
    case "addSublayer", "insertSublayer": try insert(first, into: path)
    case "replaceSublayer": try replace(first, with: arguments.last?.meaning, in: path)
    case "presentation": return .presentation(path)
    case "convertTime": return layerTime(arguments, of: path, text: expression.text)
    case "value": return keyed(arguments, of: path) ?? .object(created(expression.text))
    case "affineTransform": return .property(path, "transform")
    case "setAffineTransform":
      let text = first.flatMap(text) ?? expression.text
      try set("transform", of: path, to: first ?? .none, text: text)
    case "setValue": return try setKeyed(arguments, of: path, in: expression)
    case _ where Self.harmless.contains(name): return .object(created(expression.text))
    default: return nil
    }
    return .tuple([])
  }

  private mutating func insert(
    _ child: Meaning?, into parent: ObjectPath
  ) throws(ReadingError) {
    guard case .object(let child)? = child else {
      throw error("which layer this inserts cannot be read; give it a name")
    }
    try insert(child, into: parent)
  }

  /// Notes that a layer is put into another; one outside the program is taken to be on screen.
  mutating func insert(_ child: ObjectPath, into parent: ObjectPath) throws(ReadingError) {
    let parentLayer = parent.isNew ? layer(parent) : programLayer(parent)
    let childLayer = layer(child)
    try emit(.addSublayer(childLayer, to: parentLayer))
  }

  private mutating func replace(
    _ old: Meaning?, with new: Meaning?, in parent: ObjectPath
  ) throws(ReadingError) {
    guard case .object(let old)? = old else {
      throw error("which layer this replaces cannot be read; give it a name")
    }
    try insert(new, into: parent)
    try emit(.removeFromSuperlayer(layer(old)))
  }

  /// Returns what `layer.value(forKey: "name")` stands for.
  func keyed(_ arguments: [Meaning.Element], of path: ObjectPath) -> Meaning? {
    guard case .string(let key)? = arguments.first?.meaning, LayerProperty.isKnown(key) else {
      return nil
    }
    return .property(path, key)
  }

  private mutating func setKeyed(
    _ arguments: [Meaning.Element], of path: ObjectPath, in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    guard arguments.count == 2, case .string(let key) = arguments[1].meaning else { return nil }
    let text = text(of: arguments[0].meaning) ?? expression.text
    try set(key, of: path, to: arguments[0].meaning, text: text)
    return .tuple([])
  }

  /// Returns a thing that a call creates, which is another at each call.
  mutating func created(
    _ text: String, changed: Int? = nil, isLayer: Bool = false, isNew: Bool = false
  ) -> ObjectPath {
    let count = creations[text, default: 0] + 1
    creations[text] = count
    return ObjectPath(
      identity: "\(text) of call \(count)", text: text,
      changed: changed ?? changes.lastChange(of: "()"), isLayer: isLayer, isNew: isNew)
  }
}
