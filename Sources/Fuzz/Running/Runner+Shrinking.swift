/// From the first failure to the simplest.
extension Runner {
  /// Shrinks a failure and confirms it once more.
  ///
  /// Shrinking may take as long again as the search.
  func verdict(of failing: Failing) -> Verdict<Value> {
    var choices = Choices(replaying: failing.sequence)
    guard (try? property.generator.draw(&choices)) != nil else { return unshrunk(failing) }
    var shrinker = Shrinker(
      property, choices.recorded, identity: failing.failure, budget: settings.shrinking,
      passed: tally.passed, isOver: settings.deadline)
    shrinker.shrink()
    let isStopped = shrinker.isSpent
    let minimal = shrinker.current
    let (value, isConfirmed) = confirm(minimal, failing.failure)
    let calls = shrinker.calls + 1
    let free = settings.isExplained && isConfirmed ? shrinker.freePlaces() : []
    let finding = Finding(
      value: value, sequence: minimal, failure: failing.failure, number: failing.number,
      firstLength: failing.sequence.choices.count, calls: calls, runs: shrinker.runs,
      isShrinkingStopped: isStopped, free: free)
    return isConfirmed ? .failed(finding) : .flaky(finding)
  }

  /// Returns the value of some choices, and whether it still fails as it did.
  private func confirm(_ sequence: ChoiceSequence, _ failure: String) -> (Value?, Bool) {
    var choices = Choices(replaying: sequence)
    guard let value = try? property.generator.draw(&choices) else { return (nil, false) }
    var notes = Notes()
    return (value, property.outcome(of: value, &notes) == .failed(failure))
  }

  /// A generator that throws leaves nothing to shrink but the choices before.
  private func unshrunk(_ failing: Failing) -> Verdict<Value> {
    var choices = Choices(replaying: failing.sequence)
    var notes = Notes()
    let isConfirmed = property.run(&choices, &notes) == .failed(failing.failure)
    let finding = Finding<Value>(
      value: nil, sequence: failing.sequence, failure: failing.failure, number: failing.number,
      firstLength: failing.sequence.choices.count, calls: 0, runs: 1, isShrinkingStopped: true,
      free: [])
    return isConfirmed ? .failed(finding) : .flaky(finding)
  }
}
