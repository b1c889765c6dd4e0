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
      declarations.inherited[type] != nil
        || declarations.functions.contains(where: { $0.type == type })
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
    var open: [String] = []
    for event in known.events + Self.events {
      let answer = try answer(of: method, to: event, on: path, receiver)
      if answer == nil { open.append("`\(event)`") }
      table.entries.append(.init(builder.key(event), answer ?? .inherited))
    }
    if !open.isEmpty {
      builder.assume(
        "`\(method.function.signature)` on line \(method.function.position.line) answers `super` for"
          + " \(open.joined(separator: ", ")), since the source does not tell")
    }
    return table
  }

  /// Returns what a method answers to an event, and takes over what reading it has found out; nil where
  /// the source does not tell.
  private mutating func answer(
    of method: Declarations.Function, to event: String, on path: ObjectPath,
    _ receiver: ObjectPath?
  ) throws(ReadingError) -> Action? {
    let arguments = method.function.parameters.map { parameter in
      Meaning.Element(
        label: parameter.label,
        meaning: parameter.label == "for" ? .object(path) : .string(event))
    }
    var trial = self
    trial.isAnswering = true
    var result: Meaning?
    do {
      result = try trial.run(
        method.function, with: arguments, in: Scope(), type: method.type, on: receiver)
    } catch {
      return nil
    }
    guard trial.statements.count == statements.count else {
      throw error(
        "`\(method.function.signature)` does more than answer, which cannot be read yet; only return"
          + " an action there", at: method.function.position)
    }
    guard let result, !trial.wasUncertain,
      let action = try trial.action(result, for: event, on: path)
    else { return nil }
    trial.isAnswering = isAnswering
    self = trial
    return action
  }
}

extension Declarations {
  /// Returns the method of a type, or else of what it inherits, by its name and labels; nil where the file
  /// declares none.
  func method(_ name: String, _ labels: [String], of type: String) -> Function? {
    var types = [type]
    var place = 0
    while place < types.count {
      let own = functions.first { declared in
        declared.type == types[place] && declared.function.name == name
          && declared.function.parameters.map(\.label) == labels && !declared.function.body.isEmpty
      }
      if let own { return own }
      types += (inherited[types[place]] ?? []).filter { !types.contains($0) }
      place += 1
    }
    return nil
  }

  /// Returns whether a type's name is that of a view: UIKit's or AppKit's, or one declared here.
  func isView(_ type: String) -> Bool {
    if ["UIView", "NSView"].contains(type) { return true }
    return inherited[type]?.contains { $0.hasSuffix("View") } ?? false
  }
}
