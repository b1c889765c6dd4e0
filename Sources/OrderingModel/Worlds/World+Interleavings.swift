extension World {
  /// Returns this world and, where another thread's turn may come within the first turn, those in which
  /// it does: between each two statements after the call that asks for it, at the end, and right after
  /// the turn.
  func interleavings(in program: Program) -> [World] {
    guard let place = program.interleavedTurn, interruptions.isEmpty else { return [self] }
    let end = program.turns[0].statements.count
    let places = min(max(0, program.turns[place].earliest), end)...end
    return [self]
      + (places.map { $0 } + [nil]).map { place in
        var world = self
        world.interruptions = [0]
        world.interleaving = place
        return world
      }
  }
}

extension Program {
  /// The place of the turn that may come within the first turn: another thread's, at any time after it.
  var interleavedTurn: Int? {
    guard turns.count > 1, turns[1].thread == .background, turns[1].start == .anyTime else {
      return nil
    }
    return 1
  }
}
