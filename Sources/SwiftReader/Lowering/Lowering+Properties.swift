import OrderingModel
import SwiftOutline

/// What properties of the file's own types hold, and what reading and setting them does.
extension Lowering {
  /// Reads `thing.name = value` where the property is no layer's and no view's: what it holds is known until
  /// it is set again, and what observes it is read along.
  mutating func setProperty(
    _ name: String, of owner: ObjectPath, to meaning: Meaning
  ) throws(ReadingError) {
    let accessors = accessors(of: name, owner)
    try run(accessors["willSet"], of: owner, newValue: meaning)
    changes.noteWrite(of: name)
    if accessors["set"] == nil {
      held[propertyPath(name, of: owner).identity] = meaning
      if isInTurn { writes[name, default: 0] += 1 }
      note(name, for: meaning)
    }
    try run(accessors["set"], of: owner, newValue: meaning)
    try run(accessors["didSet"], of: owner, newValue: meaning)
  }

  /// Returns what a property has been set to, where nothing may have changed it since; nil for another.
  ///
  /// That a call leaves the objects alone that properties hold is taken for granted, as it is for all
  /// objects; values may change at any call.
  func heldValue(of path: ObjectPath, named name: String) -> Meaning? {
    guard let meaning = held[path.identity] else { return nil }
    if !isInTurn, writes[name, default: 0] < known.writes[name] ?? 0 {
      // What follows the block sets the property before the block runs.
      return nil
    }
    switch meaning {
    case .animation, .closure, .function, .local: return meaning
    case .object(let object) where object.isNew || object.isLayer: return meaning
    case .object, .number, .boolean, .string, .none, .pace:
      let isFresh = changes.lastChange(of: name) == changes.lastWrite(of: name)
      return isFresh ? meaning : nil
    default: return nil
    }
  }

  /// Returns what a computed property returns, where that is an animation, a layer or a constant; nil for
  /// another.
  mutating func computedValue(
    of property: Declarations.Property
  ) throws(ReadingError) -> Meaning? {
    let getter = declarations.functions.first {
      $0.type == property.type && $0.function.name == "\(property.name).get"
    }
    guard let getter, depth < Self.deepest, !helpers.contains(getter.function) else { return nil }
    var trial = self
    let meaning = try trial.run(getter, with: [])
    guard let meaning, trial.statements.count == statements.count else { return nil }
    switch meaning {
    case .animation: break
    case .object(let path) where path.isLayer: break
    case _ where meaning.isConstant && meaning != .none: break
    default: return nil
    }
    self = trial
    return meaning
  }

  /// How the source reaches a property.
  private func propertyPath(_ name: String, of owner: ObjectPath) -> ObjectPath {
    owner == ownPath
      ? path(ofMember: name, declarations.property(named: name, in: type))
      : member(name, of: owner)
  }

  /// Whether a turn runs the statement at hand, and no block.
  private var isInTurn: Bool { moment != .block && moment != .unknown }

  /// Returns what runs when a property is set, by its kind; nothing where an initialiser or the observer
  /// itself sets it.
  private func accessors(of name: String, _ owner: ObjectPath) -> [String: SourceFunction] {
    let ownerType = owner == ownPath ? type : owner.type
    guard let ownerType, helpers.last?.name != "init" else { return [:] }
    let own = declarations.functions.filter { $0.type == ownerType }.map(\.function)
    var accessors: [String: SourceFunction] = [:]
    for kind in ["willSet", "set", "didSet"] {
      accessors[kind] = own.first { $0.name == "\(name).\(kind)" && !helpers.contains($0) }
    }
    return accessors
  }

  private mutating func run(
    _ accessor: SourceFunction?, of owner: ObjectPath, newValue: Meaning
  ) throws(ReadingError) {
    guard let accessor, !accessor.body.isEmpty else { return }
    var inner = Scope()
    scopeCount += 1
    inner.push(scopeCount)
    inner.bind("newValue", to: entry(newValue))
    let isOwn = owner == ownPath
    _ = try run(
      accessor, with: [], in: inner, type: isOwn ? type : owner.type,
      on: isOwn ? receiver : owner)
  }

  /// The members of geometry, which belong to values and not to objects.
  private static let fields: Set<String> = [
    "a", "b", "c", "d", "dx", "dy", "height", "m11", "m12", "m13", "m14", "m21", "m22", "m23",
    "m24",
    "m31", "m32", "m33", "m34", "m41", "m42", "m43", "m44", "origin", "size", "tx", "ty", "width",
    "x",
    "y", "z",
  ]

  /// Reads `rect.origin.y = value` where the rectangle is a variable, which holds another value then;
  /// returns whether it is one.
  mutating func assignField(
    _ name: String, of base: SourceExpression, to meaning: Meaning, text: String
  ) throws(ReadingError) -> Bool {
    guard Self.fields.contains(name) else { return false }
    var (names, rest) = ([name], base)
    while case .member(let inner?, let name) = rest.kind, Self.fields.contains(name) {
      names.insert(name, at: 0)
      rest = inner
    }
    let path = names.joined(separator: ".")
    switch rest.kind {
    case .name(let root) where scope[root] != nil && root != "self":
      let old = try evaluate(rest)
      switch old {
      case .variable, .object: break
      default: return false
      }
      if case .object(let object) = old, isLayer(object) || viewLayer(of: old) != nil {
        return false
      }
      let whole = self.text(of: old) ?? root
      let value = value(
        "\(whole) with \(path) = \(self.text(of: meaning) ?? text)", of: [old, meaning])
      rebind(root, to: .object(value))
    case .name(let property) where property != "self": changes.noteWrite(of: property)
    case .member(_, let property): changes.noteWrite(of: property)
    default: return false
    }
    return true
  }
}
