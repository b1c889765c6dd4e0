/// A change of another kind than of order, after which some ordering is safe.
public struct Cure: Hashable, Sendable {
  /// What is changed.
  public enum Change: Hashable, Sendable, CaseIterable {
    /// `setDisableActions(true)` stands before the movable operations.
    case disableActions
    /// Every animation is added under the name of its property.
    case keyIsProperty
    /// Every property that is animated and not set is set to the animation's last value, right after
    /// the `add`.
    case setEndValue
  }

  /// What is changed: as few as help.
  public let changes: [Change]
  /// How many orderings are safe then.
  public let safe: UInt128
  /// Of how many that is not known.
  public let unknown: UInt128
  /// Whether the order as written is among the safe ones.
  public let curesAsWritten: Bool
}

extension Cure.Change {
  /// The sets of changes to try, the smallest first.
  static var combinations: [[Cure.Change]] {
    let subsets = allCases.reduce([[]]) { subsets, change in
      subsets + subsets.map { $0 + [change] }
    }
    return subsets.filter { !$0.isEmpty }.sorted { $0.count < $1.count }
  }

  /// Returns a program with the change; nil where it changes nothing.
  func applied(to program: Program, before position: Int) -> Program? {
    guard !program.turns.isEmpty else { return nil }
    var changed = program
    switch self {
    case .disableActions:
      let statement = Statement(
        .setDisableActions(true), text: "CATransaction.setDisableActions(true)", isInHelper: true)
      changed.turns[0].statements.insert(
        statement, at: min(position, changed.turns[0].statements.count))
    case .keyIsProperty:
      for index in changed.turns[0].statements.indices {
        guard case .add(let id, let layer, _) = changed.turns[0].statements[index].operation else {
          continue
        }
        let key = program.animations[id.index].keyPath
        changed.turns[0].statements[index].operation = .add(id, to: layer, forKey: key)
      }
    case .setEndValue:
      changed.turns[0].statements = program.turns[0].statements.flatMap { statement in
        [statement] + (Self.missingSet(after: statement, in: program).map { [$0] } ?? [])
      }
    }
    return changed == program ? nil : changed
  }

  private static func missingSet(after statement: Statement, in program: Program) -> Statement? {
    guard case .add(let id, let layer, _) = statement.operation,
      let end = program.animations[id.index].lastValue
    else { return nil }
    let key = program.animations[id.index].keyPath
    let isSet = program.turns[0].statements.contains { other in
      if case .set(layer, key, _) = other.operation { return true }
      return false
    }
    if isSet { return nil }
    let text = "\(program.layers[layer.index].name).\(program.keys[key.index]) = …"
    return Statement(
      .set(layer, key, end), text: text, location: statement.location,
      isInHelper: statement.isInHelper, earliest: statement.earliest)
  }
}
