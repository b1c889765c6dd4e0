/// A change of another kind than of order, after which some ordering is safe.
public struct Cure: Hashable, Sendable {
  /// What is changed.
  public enum Change: Hashable, Sendable, CaseIterable {
    /// `setDisableActions(true)` stands before the movable operations.
    case disableActions
    /// Every animation is added under the name of its property.
    case keyIsProperty
  }

  /// What is changed.
  public let change: Change
  /// How many orderings are safe then.
  public let safe: UInt128
  /// Whether the order as written is among them.
  public let curesAsWritten: Bool
}

extension Cure.Change {
  /// Returns a program with the change.
  func applied(to program: Program, before position: Int) -> Program {
    var program = program
    guard !program.turns.isEmpty else { return program }
    switch self {
    case .disableActions:
      let statement = Statement(
        .setDisableActions(true), text: "CATransaction.setDisableActions(true)", isInHelper: true)
      program.turns[0].statements.insert(statement, at: position)
    case .keyIsProperty:
      for index in program.turns[0].statements.indices {
        guard case .add(let id, let layer, _) = program.turns[0].statements[index].operation else {
          continue
        }
        let key = program.animations[id.index].keyPath
        program.turns[0].statements[index].operation = .add(id, to: layer, forKey: key)
      }
    }
    return program
  }
}
