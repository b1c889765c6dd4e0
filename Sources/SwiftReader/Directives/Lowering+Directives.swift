import OrderingModel
import SwiftOutline

extension Lowering {
  /// Applies what comments tell to what has been read.
  mutating func apply(_ directives: [Directive]) throws(ReadingError) {
    for directive in directives { try apply(directive) }
    for directive in directives {
      guard case .later(let name, let picture) = directive.kind else { continue }
      try show(picture, later: try layer(named: name, in: directive), directive)
    }
  }

  private mutating func apply(_ directive: Directive) throws(ReadingError) {
    switch directive.kind {
    case .stage(let name, let places): try stage(name, places, directive)
    case .viewBacked(let names):
      for name in names { try mark(name, kind: .viewBacked, directive) }
    case .standalone(let names):
      for name in names { try mark(name, kind: .standalone, directive) }
    case .onScreen(let names):
      for name in names { try mark(name, isOnScreen: true, directive) }
    case .new(let names):
      for name in names { try mark(name, isOnScreen: false, directive) }
    case .start(let property, let text): try start(property, at: text, directive)
    case .later, .assume, .interrupt: break
    }
  }

  /// Returns the layer that a directive names, by a name of the function or the source's text.
  private mutating func layer(
    named name: String, in directive: Directive
  ) throws(ReadingError) -> Int {
    if let place = layer(named: name) { return place }
    let list = layerNames().joined(separator: ", ")
    throw error(
      "`\(directive.text)` names no layer of the function: `\(name)`; it has \(list)",
      at: directive.position)
  }

  private mutating func layer(named name: String) -> Int? {
    if let object = objects[name],
      let path = isLayer(object) ? object : viewLayer(of: .object(object))
    {
      return layer(path).index
    }
    let plain = name.filter { $0 != "?" && $0 != "!" }
    for wanted in [plain, plain.hasPrefix("self.") ? String(plain.dropFirst(5)) : plain] {
      if let place = layerNames().firstIndex(of: wanted) { return place }
      if let place = layers.firstIndex(where: { $0.path.text == wanted }) { return place }
    }
    return nil
  }

  private mutating func mark(
    _ name: String, kind: Layer.Kind, _ directive: Directive
  ) throws(ReadingError) {
    let place = try layer(named: name, in: directive)
    guard layers[place].kind == nil || layers[place].kind == kind else {
      throw error(
        "`\(name)` cannot be both viewBacked and standalone; remove one", at: directive.position)
    }
    layers[place].kind = kind
  }

  private mutating func mark(
    _ name: String, isOnScreen: Bool, _ directive: Directive
  ) throws(ReadingError) {
    let place = try layer(named: name, in: directive)
    guard layers[place].isOnScreen == nil || layers[place].isOnScreen == isOnScreen else {
      throw error("`\(name)` cannot be both new and onScreen; remove one", at: directive.position)
    }
    layers[place].isOnScreen = isOnScreen
  }

  private mutating func start(
    _ target: String, at text: String, _ directive: Directive
  ) throws(ReadingError) {
    let (place, property) = try property(target, in: directive)
    let key = builder.key(Self.key(of: property))
    let constants = ["true": 1.0, "false": 0.0]
    let number = constants[text] ?? Double(text).flatMap { $0.isNaN ? nil : $0 }
    let value = number.map { .number($0) } ?? builder.symbol(text)
    guard !layers[place].start.contains(where: { $0.key == key && $0.value != value }) else {
      throw error(
        "`\(target)` cannot start at two values; remove one", at: directive.position)
    }
    layers[place].start.append(.init(key, value))
  }

  /// Returns the layer and the property that a directive names; both may have dots in their names.
  private mutating func property(
    _ target: String, in directive: Directive
  ) throws(ReadingError) -> (Int, String) {
    let names = target.split(separator: ".")
    for count in (1..<names.count).reversed() {
      if let place = layer(named: names[..<count].joined(separator: ".")) {
        return (place, names[count...].joined(separator: "."))
      }
    }
    // None of them names a layer: the error names what would.
    return (try layer(named: names.dropLast().joined(separator: "."), in: directive), "")
  }

  private mutating func stage(
    _ name: String, _ places: [Directive.Place], _ directive: Directive
  ) throws(ReadingError) {
    var ids: [LayerID] = []
    for entry in places {
      let place = try layer(named: entry.layer, in: directive)
      guard layers[place].stage == nil else {
        throw error(
          "`\(entry.layer)` stands in two places: a layer has one place on one stage",
          at: directive.position)
      }
      layers[place].stage = name
      layers[place].picture = entry.picture
      ids.append(LayerID(place))
    }
    guard !builder.program.stages.contains(where: { $0.name == name }) else {
      throw error("there are two stages `\(name)`; rename one", at: directive.position)
    }
    builder.stage(name, ids)
  }

  private mutating func show(
    _ picture: String, later place: Int, _ directive: Directive
  ) throws(ReadingError) {
    let symbol = builder.symbol(picture)
    current = Site(
      text: directive.text.replacing("later ", with: "later: ", maxReplacements: 1),
      position: directive.position)
    uses = [0]
    try emit(.set(LayerID(place), Program.contents, .value(symbol)), isInHelper: true)
  }
}
