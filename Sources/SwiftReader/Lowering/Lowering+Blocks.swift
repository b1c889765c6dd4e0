import OrderingModel
import SwiftOutline

extension Lowering {
  /// Enters a completion block, with the turns that it asks for.
  mutating func enterBlock(
    _ moment: Moment = .block, _ body: (inout Lowering) throws(ReadingError) -> Void
  ) throws(ReadingError) -> BlockID {
    let asked = pending.count
    let block = builder.block(try statements(of: moment, body))
    for index in asked..<pending.count where pending[index].moment == .block {
      pending[index].moment = .afterBlock(block)
    }
    return block
  }

  /// Reads the statements of a completion block or a later turn.
  ///
  /// As a block runs later, what it changes is no change for what follows here.
  mutating func statements(
    of moment: Moment, _ body: (inout Lowering) throws(ReadingError) -> Void
  ) throws(ReadingError) -> [Statement] {
    let outer = (statements, result, changes, scope, animations, current)
    let world = (self.moment, viewAnimationDepth, animatesViews)
    let isNext = if case .turn = moment { true } else { false }
    statements = []
    uses.append(0)
    changes.noteCall()
    (self.moment, viewAnimationDepth, animatesViews) = (moment, 0, isNext ? animatesViews : true)
    defer {
      (statements, result, current) = (outer.0, outer.1, outer.5)
      if !isNext {
        changes.resume(outer.2)
        (scope, animatesViews) = (outer.3, world.2)
        animations.replaceSubrange(outer.4.indices, with: outer.4)
      }
      (self.moment, viewAnimationDepth) = (world.0, world.1)
      uses.removeLast()
    }
    try body(&self)
    return statements
  }

  /// Runs a closure or a function that something else is given.
  mutating func perform(
    _ body: Meaning, with arguments: [Meaning] = [], text: String
  ) throws(ReadingError) {
    switch body {
    case .closure(let closure, let scope):
      _ = try run(closure, in: scope, with: arguments.map { .init(label: nil, meaning: $0) })
    case .local(let function, let scope):
      _ = try run(
        function, with: Self.labelled(arguments, for: function), in: scope, type: type,
        on: receiver)
    case .function(let declared):
      _ = try run(declared, with: Self.labelled(arguments, for: declared.function))
    case .none: break
    default: builder.assume("`\(text)` does nothing to these layers")
    }
  }

  private static func labelled(
    _ arguments: [Meaning], for function: SourceFunction
  ) -> [Meaning.Element] {
    zip(function.parameters, arguments).map { Meaning.Element(label: $0.label, meaning: $1) }
  }

  /// Returns whether a closure or a function looks at its last parameter, or the only one.
  func looksAtFlag(_ body: Meaning) -> Bool {
    switch body {
    case .closure(let closure, _):
      let name = closure.parameters.last ?? "$0"
      return Calls(in: closure.statements).names.contains(name)
    case .local(let function, _): return looksAtFlag(function)
    case .function(let declared): return looksAtFlag(declared.function)
    default: return false
    }
  }

  /// Returns whether a function looks at its last parameter.
  func looksAtFlag(_ function: SourceFunction) -> Bool {
    guard let name = function.parameters.last?.name else { return false }
    return Calls(in: function.body).names.contains(name)
  }
}
