import OrderingModel
import SwiftOutline

extension Lowering {
  /// Returns what the delegate of an animation does when it stops; nil where that is nothing.
  mutating func delegate(of place: Int) throws(ReadingError) -> AnimationDelegate? {
    guard let meaning = animations[place].members["delegate"], meaning != .none else { return nil }
    let name = animations[place].name.name
    guard case .object(let path) = meaning, let stop = method("animationDidStop", 2, of: path)
    else {
      builder.assume("the delegate of `\(name)` does nothing to these layers")
      return nil
    }
    if let start = method("animationDidStart", 1, of: path), !start.body.isEmpty {
      builder.assume("`animationDidStart` does nothing to these layers when `\(name)` starts")
    }
    guard !helpers.contains(stop) else {
      builder.assume(
        "what the delegate adds when an animation stops, it does not hear of again: `\(name)`")
      return nil
    }
    let finished = try block(stop, of: path, place, isFinished: true)
    guard looksAtFlag(stop) else {
      return finished.map { AnimationDelegate(finished: $0, unfinished: $0) }
    }
    let unfinished = try block(stop, of: path, place, isFinished: false)
    if finished == nil, unfinished == nil { return nil }
    return AnimationDelegate(finished: finished, unfinished: unfinished)
  }

  /// Returns the block that a delegate runs; nil for one that does nothing.
  private mutating func block(
    _ stop: SourceFunction, of path: ObjectPath, _ place: Int, isFinished: Bool
  ) throws(ReadingError) -> BlockID? {
    let isOwn = path == ownPath
    let (type, receiver) = isOwn ? (type, receiver) : (path.type, path)
    animations.append(animations[place])
    let arguments = [Meaning.animation(animations.count - 1), .boolean(isFinished)]
    let body = try statements(of: .unknown) { (reading: inout Lowering) throws(ReadingError) in
      let elements = zip(stop.parameters, arguments).map {
        Meaning.Element(label: $0.label, meaning: $1)
      }
      _ = try reading.run(stop, with: elements, in: Scope(), type: type, on: receiver)
    }
    return body.isEmpty ? nil : builder.block(body)
  }

  /// Returns the method of an object that this file declares; nil where it declares none.
  private func method(_ name: String, _ count: Int, of path: ObjectPath) -> SourceFunction? {
    let owner = path == ownPath ? type : path.type
    guard let owner else { return nil }
    return declarations.functions.first { declared in
      declared.type == owner && declared.function.name == name
        && declared.function.parameters.count == count
    }?.function
  }

  /// Returns whether an expression creates a delegate of this file that only keeps what it is given.
  func isDelegate(_ expression: SourceExpression) -> Bool {
    guard case .call(let callee, _) = expression.kind, case .name(let type) = callee.kind else {
      return false
    }
    let functions = declarations.functions.filter { $0.type == type }.map(\.function)
    let keeps = functions.filter { $0.name == "init" }.flatMap(\.body).allSatisfy { statement in
      guard case .expression(let expression) = statement.kind else { return false }
      switch expression.kind {
      case .infix(_, "=", let value): return value.parts.isEmpty
      case .call(let callee, _): return callee.text == "super.init"
      default: return false
      }
    }
    return keeps && functions.contains { $0.name == "animationDidStop" && $0.parameters.count == 2 }
  }

  /// Returns what an object has been created with, by the names of its properties.
  func parts(of object: ObjectPath?) -> [String: Meaning] {
    guard let object, let type = object.type, let arguments = creationArguments[object.identity]
    else { return [:] }
    let labels = arguments.map(\.label)
    let initialisers = declarations.functions.lazy.filter {
      $0.type == type && $0.function.name == "init"
    }.map(\.function)
    guard
      let function = initialisers.first(where: { $0.parameters.map(\.label) == labels })
        ?? initialisers.first(where: { $0.parameters.count == arguments.count })
    else {
      let named = arguments.compactMap { element in
        element.label.map { ($0, element.meaning) } ?? closureProperty(of: type, element.meaning)
      }
      return Dictionary(named) { first, _ in first }
    }
    let names = function.parameters.map(\.name)
    let given = Dictionary(zip(names, arguments.map(\.meaning))) { first, _ in first }
    let pairs = function.body.compactMap { assignment(in: $0, given) }
    return Dictionary(pairs) { _, last in last }
  }

  /// Returns the property that a trailing closure is for.
  private func closureProperty(of type: String, _ meaning: Meaning) -> (String, Meaning)? {
    guard case .closure = meaning else { return nil }
    let property = declarations.properties.last { property in
      property.type == type && (property.binding.type?.contains("->") ?? false)
    }
    return property.map { ($0.name, meaning) }
  }

  /// Returns what `self.name = parameter` sets.
  private func assignment(
    in statement: SourceStatement, _ given: [String: Meaning]
  ) -> (String, Meaning)? {
    guard case .expression(let expression) = statement.kind,
      case .infix(let target, "=", let value) = expression.kind,
      case .name(let parameter) = value.kind, let meaning = given[parameter]
    else { return nil }
    switch target.kind {
    case .name(let name): return (name, meaning)
    case .member(let base?, let name) where base.kind == .name("self"): return (name, meaning)
    default: return nil
    }
  }
}
