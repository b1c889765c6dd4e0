extension Property {
  /// Checks the property and returns what the cases say.
  public func check(_ settings: Settings = Settings()) -> CheckResult<Value> {
    var runner = Runner(self, settings)
    return runner.run()
  }

  /// Returns the outcome of drawing a value and judging it.
  ///
  /// A generator that throws anything but `Discard` fails.
  func run(_ choices: inout Choices, _ notes: inout Notes) -> Outcome {
    do {
      return outcome(of: try generator.draw(&choices), &notes)
    } catch {
      return Outcome(drawing: error)
    }
  }

  /// Judges the value of a replay text; nil if the generator asks for other choices than it has.
  public func replay(_ text: ReplayText) -> Outcome? {
    var choices = Choices(replaying: text.sequence)
    var notes = Notes()
    let outcome = run(&choices, &notes)
    return choices.hasLeft ? nil : outcome
  }
}
