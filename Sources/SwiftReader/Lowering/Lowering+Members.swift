import OrderingModel
import SwiftOutline

extension Lowering {
  /// Returns what equal things have equal; nil for what has no identity.
  func identity(of meaning: Meaning) -> String? {
    switch meaning {
    case .object(let path): path.identity
    case .property(let path, let key): "\(path.identity).\(key)@\(changes.lastWrite(of: key))"
    default: nil
    }
  }

  /// Returns what a member of something stands for.
  func member(_ name: String, of base: Meaning) -> Meaning {
    switch base {
    case .tuple(let elements):
      let place = elements.firstIndex { $0.label == name } ?? Int(name)
      if let place, elements.indices.contains(place) { return elements[place].meaning }
      return .object(unnamedMember(name, of: base))
    case .list(let elements) where name == "first" || name == "last":
      return (name == "first" ? elements.first : elements.last) ?? Meaning.none
    case .animation(let place):
      if name == "settlingDuration", let spring = animations[place].animation.spring {
        return .number(spring.settlingDuration)
      }
      return animations[place].members[name] ?? .object(unnamedMember(name, of: base))
    case .presentation(let path): return .shown(path, Self.key(of: name))
    case _ where NumberType.members.contains(name) && base.isRead: return base
    case .property(let path, let key) where isKnownPart(name, of: key, path):
      return .property(path, "\(key).\(name)")
    case .shown(let path, let key) where isKnownPart(name, of: key, path):
      return .shown(path, "\(key).\(name)")
    case .object(let path):
      if let dictionary = actionDictionary(name, of: path) { return dictionary }
      let key = Self.key(of: name)
      let isRead = LayerProperty.isRead(key) && key != "mask"
      if isRead, isLayer(path) || LayerProperty.tellsLayer(name) {
        return .property(path, key)
      }
      if let key = Self.layerProperty(ofView: name), let layer = viewLayer(of: base) {
        return .property(layer, Self.key(of: key))
      }
      let member = member(name, of: path)
      return heldValue(of: member, named: name) ?? .object(member)
    default: return .object(unnamedMember(name, of: base))
    }
  }

  /// Returns how the source reaches a member of a thing.
  func member(_ name: String, of base: ObjectPath) -> ObjectPath {
    let isElement = name == "first" || name == "last"
    let changed = max(base.changed, changes.lastChange(of: name))
    let written = "\(base.identity).\(name)@\(changes.lastWrite(of: name))"
    return ObjectPath(
      identity: name == "first" ? "\(base.identity)[0]" : written,
      text: base.text == "self" ? name : "\(base.text).\(name)", changed: changed,
      isLayer: Self.looksLikeLayer(name) || isElement && base.text.hasSuffix("sublayers")
        || base.isLayer && name == "mask",
      view: name == "layer" && !base.isLayer ? base.identity : nil,
      viewType: name == "layer" && !base.isLayer ? base.type : nil,
      isNew: name == "layer" && base.isNew)
  }

  private func unnamedMember(_ name: String, of base: Meaning) -> ObjectPath {
    let text = (self.text(of: base) ?? "…") + ".\(name)"
    let changed = max(lastChange(of: base), changes.lastChange(of: name))
    return ObjectPath(
      identity: "\(identity(of: base) ?? text).\(name)@\(changed)", text: text, changed: changed)
  }

  /// Returns whether a thing is a layer, as far as its name or its use tells.
  func isLayer(_ path: ObjectPath) -> Bool { path.isLayer || known.layers.contains(path.identity) }

  /// Returns the key of a property: `hidden` for `isHidden`.
  static func key(of property: String) -> String {
    guard property.hasPrefix("is"), let first = property.dropFirst(2).first, first.isUppercase
    else { return property }
    return first.lowercased() + property.dropFirst(3)
  }

  /// Returns what `.name` stands for.
  static func implicitMember(_ name: String) -> Meaning {
    numberMember(name, of: "Double")
      ?? .object(ObjectPath(identity: ".\(name)", text: ".\(name)"))
  }

  /// Returns the number that a constant of the C library is.
  static func constant(_ name: String) -> Meaning? {
    switch name {
    case "DBL_MAX", "FLT_MAX", "HUGE", "HUGE_VAL", "HUGE_VALF", "INFINITY", "MAXFLOAT":
      .number(.infinity)
    case "M_PI": .number(.pi)
    case "M_PI_2": .number(.pi / 2)
    case "M_PI_4": .number(.pi / 4)
    default: nil
    }
  }

  /// Returns the constant of a number type.
  static func numberMember(_ name: String, of type: String) -> Meaning? {
    guard NumberType.names.contains(type) else { return nil }
    return switch name {
    case "infinity", "greatestFiniteMagnitude": .number(.infinity)
    case "pi": .number(.pi)
    default: nil
    }
  }

  /// Returns the place of a layer in the program, where it is entered if it is new.
  mutating func layer(_ path: ObjectPath) -> LayerID {
    if let place = layers.firstIndex(where: { $0.path.identity == path.identity }) {
      return LayerID(place)
    }
    layers.append(LayerDraft(path: path))
    return LayerID(layers.count - 1)
  }

  /// Returns the place of a layer that the program has; nil for one that it has not.
  mutating func programLayer(_ path: ObjectPath) -> LayerID? {
    isInProgram(path) ? layer(path) : nil
  }

  /// Returns whether something is done to a layer, here or elsewhere.
  func isInProgram(_ path: ObjectPath) -> Bool {
    known.layers.contains(path.identity)
      || layers.contains { $0.path.identity == path.identity }
  }

  /// Returns the key of a property of a layer, and notes that the program knows it.
  mutating func touch(_ name: String, of path: ObjectPath, onlySets: Bool = false) -> KeyID {
    let key = builder.key(name)
    let place = layer(path).index
    if !layers[place].touched.contains(key) { layers[place].touched.append(key) }
    if !onlySets { layers[place].used.insert(key) }
    return key
  }
}
