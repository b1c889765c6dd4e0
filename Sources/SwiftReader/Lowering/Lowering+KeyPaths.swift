import OrderingModel

/// Properties that are parts of others: in the model each is a property of its own (law 3.8), so that a
/// change of one is a change of all that the program knows of the same thing.
extension Lowering {
  /// Returns the properties that a change of one changes, with what they hold then: the one itself where
  /// the program knows nothing else of it.
  func changesTogether(
    _ key: String, of path: ObjectPath, to meaning: Meaning, text: String
  ) -> [(key: String, meaning: Meaning)] {
    let related = (known.properties[path.identity] ?? []).filter { Self.isRelated($0, to: key) }
    if related.isEmpty { return [(key, meaning)] }
    return related.sorted().map { other in
      (other, value(of: other, on: path, after: key, is: meaning, text: text))
    }
  }

  /// Returns whether a change of a property changes another one, too.
  static func isRelated(_ other: String, to key: String) -> Bool {
    if isPart(other, of: key) || isPart(key, of: other) { return true }
    // A frame is made of these.
    return isPart(key, of: "frame")
      && (isPart(other, of: "position") || isPart(other, of: "bounds"))
  }

  /// Returns whether two names are those of the same part: a rotation is that around the z axis.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let pair = [one, other].map { $0.hasSuffix(".rotation") ? "\($0).z" : $0 }
    return pair[0] == pair[1]
  }

  private static func isPart(_ key: String, of whole: String) -> Bool {
    key == whole || key.hasPrefix("\(whole).")
  }

  /// Returns what a property holds after a change of a part of it, or of what it is a part of.
  private func value(
    of other: String, on path: ObjectPath, after key: String, is meaning: Meaning, text: String
  ) -> Meaning {
    if other == key || Self.isSame(other, key) { return meaning }
    // A scale is that of each axis.
    if key.hasSuffix(".scale"), Self.isPart(other, of: key) { return meaning }
    if Self.isPart(other, of: key) {
      return part(String(other.dropFirst(key.count + 1)), of: meaning, text: text)
    }
    let part = Self.isPart(key, of: other) ? String(key.dropFirst(other.count + 1)) : key
    let old = Meaning.property(path, other)
    let whole = self.text(of: old) ?? other
    return .object(
      value("\(whole) with \(part) = \(self.text(of: meaning) ?? text)", of: [old, meaning]))
  }

  /// Returns a part of a value, such as `size.width`.
  private func part(_ path: String, of meaning: Meaning, text: String) -> Meaning {
    if let part = transformPart(path, of: meaning) { return part }
    var part = meaning
    for name in path.split(separator: ".").map(String.init) {
      guard case .object(let object) = part, let arguments = creationArguments[object.identity]
      else {
        part = member(name, of: part)
        continue
      }
      let isRect = arguments.map(\.label) == ["x", "y", "width", "height"]
      if isRect, name == "origin" || name == "size" { continue }
      part = arguments.first { $0.label == name }?.meaning ?? member(name, of: part)
    }
    return part
  }

  /// Returns the part of a transform of which the source tells how it is made; nil for another.
  private func transformPart(_ part: String, of meaning: Meaning) -> Meaning? {
    guard let identity = Self.identityPart("transform.\(part)"), case .object(let path) = meaning
    else { return nil }
    let identities = ["CATransform3DIdentity", ".identity", "CGAffineTransform.identity"]
    if identities.contains(path.text) { return .number(identity) }
    guard let arguments = creationArguments[path.identity] else { return nil }
    let values = arguments.map(\.meaning)
    let kind: String
    switch (path.type, arguments.first?.label, values.count) {
    case ("CATransform3DMakeAffineTransform", _, 1):
      return transformPart(part, of: values[0])
    case ("CATransform3DMakeScale", _, 3), ("CGAffineTransform", "scaleX", 2), (nil, "scaleX", 2):
      kind = "scale"
    case ("CATransform3DMakeTranslation", _, 3), ("CGAffineTransform", "translationX", 2),
      (nil, "translationX", 2):
      kind = "translation"
    case ("CGAffineTransform", "rotationAngle", 1), (nil, "rotationAngle", 1):
      return ["rotation", "rotation.z"].contains(part) ? values[0] : .number(identity)
    default: return nil
    }
    let names = part.split(separator: ".")
    guard names[0] == kind else {
      // A scale or a translation alone leaves the rest as it was.
      return .number(identity)
    }
    let axis = names.count > 1 ? ["x", "y", "z"].firstIndex(of: String(names[1])) : nil
    if let axis { return values.indices.contains(axis) ? values[axis] : .number(identity) }
    return kind == "scale" && values[0] == values[1] ? values[0] : nil
  }

  /// Returns what a part of a transform is where nothing is turned, moved or scaled; nil for what is no
  /// such part.
  static func identityPart(_ key: String) -> Double? {
    let names = key.split(separator: ".")
    guard names.count > 1, names[0] == "transform" else { return nil }
    return switch names[1] {
    case "scale": 1
    case "rotation", "translation": 0
    default: nil
    }
  }

  /// Returns whether the program knows a part of a property, or a part of that part.
  func isKnownPart(_ name: String, of key: String, _ path: ObjectPath) -> Bool {
    (known.properties[path.identity] ?? []).contains { Self.isPart($0, of: "\(key).\(name)") }
  }

  /// Reads `layer.position.y = value` where the program knows that part as a property of its own; returns
  /// whether it does.
  mutating func setKnownPart(
    _ key: String, of owner: Meaning, to meaning: Meaning, text: String
  ) throws(ReadingError) -> Bool {
    guard case .object(let object) = owner else { return false }
    var names = key.split(separator: ".").map(String.init)
    if !isLayer(object) { names[0] = Self.layerProperty(ofView: names[0]) ?? names[0] }
    names[0] = Self.key(of: names[0])
    let path = names.joined(separator: ".")
    guard let layer = isLayer(object) ? object : changedLayer(of: owner),
      (known.properties[layer.identity] ?? []).contains(where: { Self.isRelated($0, to: path) })
    else { return false }
    try set(path, of: layer, to: meaning, text: text)
    return true
  }
}
