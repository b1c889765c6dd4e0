import OrderingModel
import SwiftOutline

extension Lowering {
  /// Reads a call of which nothing is known: what it is given may change.
  mutating func unknownCall(
    _ given: [Meaning.Element], _ expression: SourceExpression
  ) throws(ReadingError) -> Meaning {
    let layers = try layersGiven(given.map(\.meaning))
    noteCancellation(expression)
    if !layers.isEmpty { try emit(.call(layers), isInHelper: true) }
    changes.noteCall()
    return .object(created(expression.text))
  }

  /// Notes that a call may stop what the function has let run later.
  private mutating func noteCancellation(_ expression: SourceExpression) {
    let names: Set = ["cancel", "cancelPreviousPerformRequests", "invalidate"]
    guard !pending.isEmpty || !turns.isEmpty, case .call(let callee, _) = expression.kind,
      case .member(_, let name) = callee.kind, names.contains(name)
    else { return }
    builder.assume("`\(expression.text)` stops nothing that runs later")
  }

  /// Returns the layers of the program that a call gets hold of, by their places.
  mutating func layersGiven(_ meanings: [Meaning]) throws(ReadingError) -> [LayerID] {
    var places: Set<Int> = []
    for meaning in meanings { places.formUnion(try layersGiven(meaning)) }
    return places.sorted().map { LayerID($0) }
  }

  private mutating func layersGiven(_ meaning: Meaning) throws(ReadingError) -> Set<Int> {
    switch meaning {
    case .object(let path):
      if isLayer(path) { return Set([programLayer(path)].compactMap { $0?.index }) }
      guard case .object(let layer) = member("layer", of: meaning) else { return [] }
      return path.text == "self" ? [] : Set([programLayer(layer)].compactMap { $0?.index })
    case .tuple(let elements): return Set(try layersGiven(elements.map(\.meaning)).map(\.index))
    case .list(let elements): return Set(try layersGiven(elements).map(\.index))
    case .closure(let closure, let scope):
      let changed = try layersChanged(by: closure, in: scope)
      let places = Set(changed.compactMap { programLayer($0)?.index })
      if !places.isEmpty {
        builder.assume("`\(current.text)` runs what it is given at once, or never")
      }
      return places
    case .animation(let place):
      use(animation: place)
      builder.assume("`\(current.text)` leaves `\(animations[place].name.name)` as it is")
      return []
    default: return []
    }
  }

  /// Returns the layers that a closure changes whenever somebody runs it.
  private mutating func layersChanged(
    by closure: SourceClosure, in scope: Scope
  ) throws(ReadingError) -> [ObjectPath] {
    var trial = self
    var failure: ReadingError?
    do { _ = try trial.run(closure, in: scope, with: []) } catch { failure = error }
    let added = trial.statements[statements.count...].map(\.operation)
    let touchesAnimation =
      !trial.animations.starts(with: animations) || trial.pending.count != pending.count
    guard !touchesAnimation, !added.contains(where: \.belongsToTransaction) else {
      throw error(
        "a closure given to a call that is not known holds a part of a transaction, which cannot"
          + " be read yet; move it to a function of its own")
    }
    if let failure { throw failure }
    forget(changesIn: trial)
    return added.flatMap(\.changedLayers).map { trial.layers[$0.index].path }
  }
}
