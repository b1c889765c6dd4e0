extension AsyncProperty {
  /// Checks the property and returns what the cases say, as for a property that doesn't wait.
  public func check(_ settings: Settings = Settings()) async -> CheckResult<Value> {
    let log = OutcomeLog<Value>()
    var runner = Runner(log.property(sentence, over: generator), log.interrupting(settings))
    for text in settings.first {
      if let failing = await run(Choices(replaying: text.sequence), nil, &runner) {
        return await result(of: failing, runner, log)
      }
    }
    var choices = Choices(random: SplitMix64(seed: 0))
    var number = 0
    while runner.goesOn {
      if settings.shard.contains(number) {
        choices.begin(number, settings, near: runner.best)
        if let failing = await run(choices, number, &runner) {
          return await result(of: failing, runner, log)
        }
      }
      number += 1
    }
    return runner.result(of: nil)
  }

  /// Runs one case; returns it if it failed.
  private func run(
    _ choices: Choices, _ number: Int?, _ runner: inout Runner<Value>
  ) async -> Failing? {
    var choices = choices
    var notes = Notes()
    let outcome: Outcome
    do {
      let value = try generator.draw(&choices)
      outcome = await self.outcome(of: value, &notes)
    } catch {
      outcome = Outcome(drawing: error)
    }
    return runner.take(CaseRecord(number, outcome, notes, choices.recorded))
  }

  /// Shrinks a failure.
  ///
  /// Shrinking itself doesn't wait. It is run on the outcomes known so far until it asks for one that
  /// isn't; that one is awaited, and shrinking is run again. The same outcomes lead it the same way.
  private func result(
    of failing: Failing, _ runner: Runner<Value>, _ log: OutcomeLog<Value>
  ) async -> CheckResult<Value> {
    while true {
      log.restart()
      let result = runner.result(of: failing)
      guard let value = log.pending else { return result }
      var notes = Notes()
      log.add(await outcome(of: value, &notes))
    }
  }
}
