/// Which worlds a proof covers.
public enum WorldSet: String, Hashable, Sendable, CaseIterable {
  /// One: no transaction is open, no other code acts, everything lasts as long as written.
  case closed
  /// Whether an implicit transaction is open already, times what other code does later in the turn,
  /// times which explicit animation lasts three times as long as written.
  case standard
  /// The standard worlds, and then the same under every other reading of a disputed law, one at a
  /// time.
  case paranoid

  /// Returns the worlds of a program, the plainest first.
  public func worlds(of program: Program) -> [World] {
    switch self {
    case .closed: [World()]
    case .standard, .paranoid: Self.standardWorlds(of: program)
    }
  }

  private static func standardWorlds(of program: Program) -> [World] {
    let slowed = [nil] + program.animations.indices.map(AnimationID.init)
    return [false, true].flatMap { isOpen in
      World.OtherCode.allCases.flatMap { code in
        slowed.map { World(isImplicitTransactionOpen: isOpen, otherCode: code, slowed: $0) }
      }
    }
  }
}
