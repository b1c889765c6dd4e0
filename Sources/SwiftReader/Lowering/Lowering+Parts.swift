import OrderingModel
import SwiftOutline

extension Lowering {
  /// Reads `thing.property.part.name = value` where the property is a layer's or a view's, which changes
  /// the whole property; returns whether it does.
  mutating func assignPart(
    _ name: String, of base: SourceExpression, text: String, value meaning: Meaning
  ) throws(ReadingError) -> Bool {
    var (property, path) = (base, name)
    let text = self.text(of: meaning) ?? text
    while let (owner, key) = try ownerAndName(of: property) {
      if isShownProperty(key, of: owner) {
        if try setKnownPart("\(key).\(path)", of: owner, to: meaning, text: text) { return true }
        let whole = self.text(of: member(key, of: owner)) ?? property.text
        let value = value("\(whole) with \(path) = \(text)", of: [member(key, of: owner), meaning])
        try assign(.object(value), to: property, text: text)
        return true
      }
      guard case .member(let inner?, _) = property.kind else { return false }
      (property, path) = (inner, "\(key).\(path)")
    }
    return false
  }

  /// Returns what has a property that is named without any call.
  private mutating func ownerAndName(
    of property: SourceExpression
  ) throws(ReadingError) -> (Meaning, String)? {
    switch property.kind {
    case .name(let name) where scope[name] == nil && name != "self":
      return (.object(ownPath), name)
    case .member(let owner?, let name) where isPlain(owner): return (try evaluate(owner), name)
    default: return nil
    }
  }

  private func isPlain(_ expression: SourceExpression) -> Bool {
    switch expression.kind {
    case .name: true
    case .member(let base?, _): isPlain(base)
    case .element(let base, let arguments):
      isPlain(base) && arguments.allSatisfy(\.value.parts.isEmpty)
    default: false
    }
  }

  private func isShownProperty(_ name: String, of owner: Meaning) -> Bool {
    // A mask is a layer with properties of its own.
    guard name != "mask", case .object(let path) = owner else { return false }
    if isLayer(path) { return LayerProperty.isKnown(Self.key(of: name)) }
    if path == ownPath, declarations.property(named: name, in: type) != nil { return false }
    return Self.layerProperty(ofView: name) != nil && changedLayer(of: owner) != nil
  }

  /// Reads `target.toggle()`.
  mutating func toggle(_ target: SourceExpression) throws(ReadingError) {
    let meaning = try evaluate(target)
    let toggled: Meaning
    if case .boolean(let isTrue) = meaning {
      toggled = .boolean(!isTrue)
    } else {
      toggled = .object(value("!\(text(of: meaning) ?? target.text)", of: [meaning]))
    }
    try assign(toggled, to: target, text: target.text)
  }
}
