extension Question {
  /// Returns the ordering nearest to the one written that breaks a rule and obeys the others, run to
  /// its fault.
  func witness(against rule: Rule, among rules: [Rule]) -> Counterexample? {
    let contrary = rules.map { $0 == rule ? $0.reversed : $0 }
    let order = PartialOrder(count: count, contrary)
    guard order.isConsistent, let ordering = order.nearestOrdering else { return nil }
    return counterexample(ordering)
  }

  /// Returns the run of an ordering in the first world in which it is not safe; nil if there is none.
  func counterexample(_ ordering: [Int]) -> Counterexample? {
    firstRun(of: ordering) { $0.faults.isUnsafe }
  }

  /// Returns the run of an ordering in the first world in which it may not be safe; nil if there is
  /// none.
  func doubtfulRun(_ ordering: [Int]) -> Counterexample? {
    firstRun(of: ordering) { $0.isDoubtful }
  }

  /// Returns what is found of an ordering that does not make it unsafe, in the plainest world; where
  /// nothing is, in the first one in which something is that may come at any time.
  func findings(_ ordering: [Int]) -> [Fault] {
    let plain = run(ordering, in: worlds[0]).faults.filter { !$0.kind.isUnsafe }
    if !plain.isEmpty || program.anyTimeTurnCount == 0 { return plain }
    let other = firstRun(of: ordering) { !$0.faults.isSubset(of: .unsafe) }
    return (other?.faults ?? []).filter { !$0.kind.isUnsafe }
  }

  private func firstRun(
    of ordering: [Int], where isWanted: (Judge) -> Bool
  ) -> Counterexample? {
    var found: Counterexample?
    for world in worlds where found == nil {
      world.forEachMoment(turns: program.anyTimeTurnCount) { world in
        if found != nil { return nil }
        let recorder = Recorder(self, ordering, world)
        if isWanted(recorder.judge) { found = recorder.record() }
        return recorder.instants
      }
    }
    return found
  }

  /// Returns the run of an ordering in a world.
  func run(_ ordering: [Int], in world: World) -> Counterexample {
    Recorder(self, ordering, world).record()
  }
}
