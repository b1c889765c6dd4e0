import OrderingModel
import SwiftOutline

/// Methods of the file that answer for a layer's actions.
extension Lowering {
  /// Events that are no change of a property.
  private static let events = ["onOrderIn", "onOrderOut", "sublayers"]

  /// Returns what an object answers as a layer's delegate; nil where nothing is known of it.
  mutating func actionTable(
    ofDelegate delegate: ObjectPath, on path: ObjectPath
  ) throws(ReadingError) -> ActionTable? {
    guard let type = delegate == ownPath ? self.type : delegate.type,
      declarations.inherited[type] != nil || declarations.functions.contains(where: { $0.type == type })
    else { return nil }
    let receiver = delegate == ownPath ? self.receiver : delegate
    if let table = try actionTable(
      ofMethod: "action", ["for", "forKey"], of: type, on: path, receiver)
    {
      return table
    }
    guard declarations.isView(type) else { return ActionTable([]) }
    builder.assume(
      "the view that is the delegate of `\(path.text)` answers as for its own layer outside of"
        + " animations")
    return ActionTable([], others: .null)
  }

  /// Notes what the classes of this file answer for the layers of the program: subclasses of layers by
  /// `action(forKey:)` and `defaultAction(forKey:)`, views by `action(for:forKey:)`.
  mutating func readActionMethods() throws(ReadingError) {
    for place in layers.indices {
      let path = layers[place].path
      var actions: [Layer.Actions] = []
      if let view = path.viewType {
        let table = try actionTable(
          ofMethod: "action", ["for", "forKey"], of: view, on: path, viewObject(of: path))
        if let table { actions.append(.init(.delegate, builder.actions(table))) }
      } else if let type = path.type {
        let receiver = path == ownPath ? nil : path
        for (source, name) in [(ActionPlace.method, "action"), (.defaultAction, "defaultAction")] {
          let table = try actionTable(ofMethod: name, ["forKey"], of: type, on: path, receiver)
          if let table { actions.append(.init(source, builder.actions(table))) }
        }
      }
      layers[place].actions = actions
    }
  }

  private func viewObject(of path: ObjectPath) -> ObjectPath? {
    guard let view = path.view, view != "self" else { return nil }
    return ObjectPath(identity: view, text: view, type: path.viewType)
  }

  /// Returns what a method answers to every event of the program; nil where the file declares none.
  private mutating func actionTable(
    ofMethod name: String, _ labels: [String], of type: String, on path: ObjectPath,
    _ receiver: ObjectPath?
  ) throws(ReadingError) -> ActionTable? {
    guard let method = declarations.method(name, labels, of: type) else { return nil }
    var table = ActionTable([])
    for event in known.events + Self.events {
      let answer = try answer(of: method, to: event, on: path, receiver)
      if answer != .nothing || name == "action" {
        table.entries.append(.init(builder.key(event), answer))
      }
    }
    return table
  }

  private mutating func answer(
    of method: Declarations.Function, to event: String, on path: ObjectPath,
    _ receiver: ObjectPath?
  ) throws(ReadingError) -> Action {
    let arguments = method.function.parameters.map { parameter in
      Meaning.Element(
        label: parameter.label,
        meaning: parameter.label == "for" ? .object(path) : .string(event))
    }
    let (before, wasAnswering) = (statements.count, isAnswering)
    isAnswering = true
    defer { isAnswering = wasAnswering }
    let result = try run(
      method.function, with: arguments, in: Scope(), type: method.type, on: receiver)
    guard statements.count == before else {
      throw error(
        "`\(method.function.signature)` does more than answer, which cannot be read yet; only return"
          + " an action there", at: method.function.position)
    }
    if let result, !wasUncertain, let action = try action(result, for: event, on: path) {
      return action
    }
    builder.assume(
      "`\(method.function.signature)` on line \(method.function.position.line) answers `super` for"
        + " `\(event)`, since the source does not tell")
    return .inherited
  }
}

extension Declarations {
  /// Returns the method of a type, or else of what it inherits, by its name and labels; nil where the file
  /// declares none.
  func method(_ name: String, _ labels: [String], of type: String) -> Function? {
    let own = functions.first { declared in
      declared.type == type && declared.function.name == name
        && declared.function.parameters.map(\.label) == labels && !declared.function.body.isEmpty
    }
    if let own { return own }
    for parent in inherited[type] ?? [] where parent != type {
      if let found = method(name, labels, of: parent) { return found }
    }
    return nil
  }

  /// Returns whether a type's name is that of a view: UIKit's or AppKit's, or one declared here.
  func isView(_ type: String) -> Bool {
    if ["UIView", "NSView"].contains(type) { return true }
    return inherited[type]?.contains { $0.hasSuffix("View") } ?? false
  }
}
