import OrderingModel
import SwiftOutline

extension Lowering {
  /// Binds a name in the inner scope.
  mutating func bind(_ name: String, to meaning: Meaning) {
    guard name != "self" else { return }
    scope.bind(name, to: entry(meaning))
    note(name, for: meaning)
  }

  /// Binds the names of a pattern, part by part.
  mutating func bind(_ pattern: SourcePattern, to meaning: Meaning) {
    switch (pattern, meaning) {
    case (.ignored, _): break
    case (.name(let name), _): bind(name, to: meaning)
    case (.tuple(let patterns), .tuple(let elements)) where patterns.count == elements.count:
      for (pattern, element) in zip(patterns, elements) { bind(pattern, to: element.meaning) }
    case (.tuple(let patterns), _):
      for (index, pattern) in patterns.enumerated() {
        bind(pattern, to: member(String(index), of: meaning))
      }
    }
  }

  /// Binds a variable anew.
  mutating func rebind(_ name: String, to meaning: Meaning) {
    rebinds[name, default: 0] += 1
    scope.rebind(name, to: entry(meaning))
  }

  /// Returns what a name is bound to; in a completion block, nothing known where what follows the block
  /// changes it before the block runs.
  func meaning(of entry: Scope.Entry, named name: String) -> Meaning {
    let isLate = moment == .block || moment == .unknown
    guard isLate, entry.level < uses.count - 1, rebinds[name, default: 0] < known.changes[name] ?? 0
    else { return entry.meaning }
    let path = ObjectPath(
      identity: "\(name) in a block", text: name, changed: changes.lastChange(of: name))
    return .object(path)
  }

  /// Returns a binding that is defined at the statement at hand.
  func entry(_ meaning: Meaning) -> Scope.Entry {
    Scope.Entry(meaning: meaning, definedAt: statements.count, level: uses.count - 1)
  }

  /// Notes that the statement at hand uses a definition.
  mutating func use(definedAt place: Int, level: Int) {
    guard uses.indices.contains(level) else { return }
    uses[level] = max(uses[level], place)
  }

  /// Returns what a name stands for.
  mutating func meaning(ofName name: String) throws(ReadingError) -> Meaning {
    if let entry = scope[name] {
      use(definedAt: entry.definedAt, level: entry.level)
      if case .animation(let place) = entry.meaning { use(animation: place) }
      return meaning(of: entry, named: name)
    }
    if ["self", "super", "Self"].contains(name) { return .object(ownPath) }
    if ownPath.isLayer, declarations.property(named: name, in: type) == nil,
      LayerProperty.isKnown(Self.key(of: name)) || ["sublayers", "superlayer"].contains(name)
    {
      return member(name, of: .object(ownPath))
    }
    return try meaning(ofMember: name, in: type)
  }

  /// The function's own object.
  var ownPath: ObjectPath {
    let isLayer = type.map(declarations.isLayer) ?? false
    return receiver ?? ObjectPath(identity: "self", text: "self", isLayer: isLayer)
  }

  /// The scope at hand, with what `self` is in it.
  var ownScope: Scope {
    var scope = scope
    scope.home = home
    return scope
  }

  /// Returns what a property of a type or a global stands for.
  mutating func meaning(
    ofMember name: String, in type: String?
  ) throws(ReadingError) -> Meaning {
    if let meaning = home.members[name], type == self.type { return meaning }
    let property = declarations.property(named: name, in: type)
    let path = path(ofMember: name, property)
    if let meaning = heldValue(of: path, named: name) { return meaning }
    if let property, let meaning = try value(of: property) { return meaning }
    if let property, let meaning = try computedValue(of: property) { return meaning }
    if property == nil,
      let function = declarations.functions(named: name, in: type).first
    {
      return .function(function)
    }
    if property == nil, let constant = Self.constant(name) { return constant }
    return .object(path)
  }

  /// Returns how the source reaches a property of the type at hand, or a global.
  func path(ofMember name: String, _ property: Declarations.Property?) -> ObjectPath {
    let isConstant = property?.binding.isConstant ?? false
    let written = isConstant ? 0 : changes.lastWrite(of: name)
    let isShadowed =
      scope[name] != nil || declaration.function.parameters.contains { $0.name == name }
    let isGlobal = property.map { $0.type == nil } ?? false
    let owner = isGlobal ? nil : receiver
    let text = owner.map { "\($0.text).\(name)" } ?? (isShadowed ? "self.\(name)" : name)
    return ObjectPath(
      identity: "\(owner?.identity ?? "self").\(name)@\(written)", text: text,
      changed: isConstant ? 0 : changes.lastChange(of: name),
      isLayer: property.map(isLayer) ?? Self.looksLikeLayer(name),
      view: property == nil && name == "layer" ? owner?.identity ?? "self" : nil,
      viewType: property == nil && name == "layer" ? owner?.type ?? self.type : nil,
      type: property.flatMap(typeName))
  }

  /// Returns the type of a property, as far as its declaration says it.
  private func typeName(of property: Declarations.Property) -> String? {
    if let type = property.binding.type { return type.filter { $0 != "?" && $0 != "!" } }
    guard case .call(let callee, _)? = property.binding.value?.kind,
      case .name(let type) = callee.kind
    else { return nil }
    return type
  }

  private func isLayer(_ property: Declarations.Property) -> Bool {
    if let type = property.binding.type { return declarations.isLayer(type) }
    guard case .call(let callee, _)? = property.binding.value?.kind,
      case .name(let type) = callee.kind
    else { return Self.looksLikeLayer(property.name) }
    return declarations.isLayer(type)
  }

  /// Returns whether people call only layers so.
  static func looksLikeLayer(_ name: String) -> Bool {
    name == "layer" || name.hasSuffix("Layer") || name == "superlayer"
  }

  /// Returns what a property holds for ever, where the source tells.
  private mutating func value(
    of property: Declarations.Property
  ) throws(ReadingError) -> Meaning? {
    let identity = "\(property.type ?? "").\(property.name)"
    if let place = propertyAnimations[identity] { return .animation(place) }
    guard let value = property.binding.value, depth < Self.deepest else { return nil }
    var trial = self
    trial.scope = Scope()
    trial.pushScope()
    if let type = property.type, type != trial.type { trial.home = Home(type: type) }
    trial.depth += 1
    let meaning = try trial.evaluate(value)
    if property.binding.isConstant, meaning.isConstant { return meaning }
    guard case .animation(let place) = meaning, trial.statements.count == statements.count else {
      return nil
    }
    animations = trial.animations
    animations[place].name = LocalName(name: property.name, depth: 0)
    animations[place].definedAt = 0
    propertyAnimations[identity] = place
    return .animation(place)
  }

  /// Returns whether a text is how the source reaches something, and not how it is made.
  private static func isName(_ text: String) -> Bool {
    !text.contains { $0 == " " || $0 == "(" }
  }

  /// Remembers that a person knows an object by a name.
  mutating func note(_ name: String, for meaning: Meaning) {
    switch meaning {
    case .object(let path) where path.identity != "self":
      // In a loop a name is that of each element in turn, so the elements' own names tell more.
      if isInLoop, names[path.identity] != nil || Self.isName(path.text) { return }
      if helperDepth == 0, uses.count == 1 { objects[name] = path }
      let isTaken = names.values.contains { $0.name == name && $0.depth == helperDepth }
      if let known = names[path.identity], known.depth <= helperDepth || isTaken { return }
      names[path.identity] = LocalName(name: name, depth: helperDepth)
    case .animation(let place) where animations[place].name.depth > helperDepth:
      animations[place].name = LocalName(name: name, depth: helperDepth)
    default: break
    }
  }
}
