extension Property {
  /// Checks the property for all choices up to a bound.
  ///
  /// - Returns: How far it came, and the first failure, shrunk; it stops there.
  public func exhaust(
    within bound: SearchBound, _ settings: Settings = Settings()
  ) -> (reach: Exhaustion, verdict: Verdict<Value>) {
    var search = ExhaustiveSearch(bound)
    let isOver = settings.deadline
    var (cases, runs) = (0, 0)
    while search.isOpen {
      if runs == bound.cases || runs % 64 == 63 && isOver() {
        return (.stopped(at: cases), .passed)
      }
      runs += 1
      var notes = Notes()
      let outcome = search.next { choices in run(&choices, &notes) }
      if case .failed(let failure) = outcome {
        let failing = Failing(sequence: search.sequence, failure: failure, number: nil)
        let runner = Runner(self, settings)
        return (.stopped(at: cases + 1), runner.verdict(of: failing))
      }
      if outcome == .passed { cases += 1 }
    }
    return (.complete(cases: cases), .passed)
  }
}

extension Generator {
  /// Returns all values up to a bound, in the order of their choices.
  public func values(within bound: SearchBound) throws -> [Value] {
    var search = ExhaustiveSearch(bound)
    var values: [Value] = []
    while search.isOpen && values.count < bound.cases {
      let value: Value? = try search.next { choices in
        do { return try draw(&choices) } catch is Discard { return nil }
      }
      if let value { values.append(value) }
    }
    return values
  }
}
