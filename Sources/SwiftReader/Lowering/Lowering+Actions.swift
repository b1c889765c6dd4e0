import OrderingModel
import SwiftOutline

/// What answers for a layer's actions.
extension Lowering {
  /// Reads `layer.actions = …`, `layer.style = …` or `layer.delegate = …`.
  mutating func setActions(
    at place: ActionPlace, of path: ObjectPath, to meaning: Meaning
  ) throws(ReadingError) {
    actionDictionaries["\(path.identity).\(place.rawValue)"] = meaning
    guard let layer = programLayer(path) else { return }
    let table: ActionTable?
    switch (place, meaning) {
    case (_, .none): table = nil
    case (.actions, .dictionary(let entries)): table = try actionTable(of: entries, on: path)
    case (.style, .dictionary(let entries)): table = try actionTable(ofStyle: entries, on: path)
    case (.delegate, .object(let delegate)):
      guard let known = try actionTable(ofDelegate: delegate, on: path) else {
        return assumeNoActions(at: place, of: path)
      }
      table = known
    default: return assumeNoActions(at: place, of: path)
    }
    let answers = table.flatMap { $0 == ActionTable([]) ? nil : $0 }
    let isChange = answers != nil || operations.contains { $0.setsActions(of: layer, at: place) }
    if isChange { try emit(.setActions(answers.map { builder.actions($0) }, of: layer, at: place)) }
  }

  /// Returns the place of the action search that a property of a layer is.
  static func actionPlace(of property: String) -> ActionPlace? {
    [.actions, .delegate, .style].first { $0.rawValue == property }
  }

  /// Returns what a layer's `actions` or `style` holds, as far as that is known.
  func actionDictionary(_ name: String, of path: ObjectPath) -> Meaning? {
    actionDictionaries["\(path.identity).\(name)"]
  }

  private mutating func assumeNoActions(at place: ActionPlace, of path: ObjectPath) {
    builder.assume(
      "`\(path.text).\(place.rawValue)` leaves Core Animation's own actions on"
        + " (else: // flickerproof: viewBacked \(names[path.identity]?.name ?? path.text))")
  }

  private mutating func actionTable(
    of entries: [Meaning.Entry], on path: ObjectPath
  ) throws(ReadingError) -> ActionTable {
    var table = ActionTable([])
    for entry in entries {
      guard let event = eventName(entry.key),
        let action = try action(entry.value, for: event, on: path)
      else {
        let key = text(of: entry.key) ?? "a key"
        builder.assume("what `\(path.text).actions` holds for \(key) is no action")
        continue
      }
      table.entries.append(.init(builder.key(event), action))
    }
    return table
  }

  /// Returns the actions of a style and of the styles within it, the outer ones first.
  private mutating func actionTable(
    ofStyle entries: [Meaning.Entry], on path: ObjectPath
  ) throws(ReadingError) -> ActionTable {
    var table = ActionTable([])
    for entry in entries {
      switch (entry.key, entry.value) {
      case (.string("actions"), .dictionary(let actions)):
        table.entries = try actionTable(of: actions, on: path).entries + table.entries
      case (.string("style"), .dictionary(let style)):
        table.entries += try actionTable(ofStyle: style, on: path).entries
      default: builder.assume("`\(path.text).style` gives nothing but actions")
      }
    }
    return table
  }

  /// Returns the name of an event; nil where the source does not tell.
  private func eventName(_ meaning: Meaning) -> String? {
    switch meaning {
    case .string(let name): return name
    case .object(let path):
      let constants = ["kCAOnOrderIn": "onOrderIn", "kCAOnOrderOut": "onOrderOut"]
      if let name = constants[path.text] { return name }
      let member = path.text.split(separator: ".").last.map(String.init)
      guard path.text.hasPrefix("."),
        case .string(let name)? = declarations.properties.first(where: { $0.name == member })?
          .binding.value?.kind
      else { return nil }
      return name
    default: return nil
    }
  }

  /// Returns the action that a value is, for an event; nil for what is none.
  mutating func action(
    _ meaning: Meaning, for event: String, on path: ObjectPath
  ) throws(ReadingError) -> Action? {
    switch meaning {
    case .null: return .null
    case .none: return .nothing
    case .inherited: return .inherited
    case .animation(let place):
      use(animation: place)
      let draft = animations[place]
      // An animation without a key path takes the event's.
      if draft.keyPath == nil, (draft.members["keyPath"] ?? Meaning.none) == Meaning.none {
        animations[place].keyPath = event
      }
      let copy = try copy(of: place, on: path, isChild: false)
      animations[place].keyPath = draft.keyPath
      for name in ["beginTime", "delegate"] where draft.members[name] != nil {
        builder.assume("`\(name)` of the action `\(copy.name)` makes no difference")
      }
      return .animation(copy)
    default: return nil
    }
  }
}

extension OrderingModel.Operation {
  /// Returns whether it sets what answers at a place of a layer's action search.
  fileprivate func setsActions(of layer: LayerID, at place: ActionPlace) -> Bool {
    if case .setActions(_, of: layer, at: place) = self { true } else { false }
  }
}
