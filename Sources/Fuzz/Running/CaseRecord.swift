/// What one case came to.
struct CaseRecord: Sendable {
  /// The number of the case; nil if its choices were given.
  let number: Int?
  /// What the property said.
  let outcome: Outcome
  /// What it noted.
  let notes: Notes
  /// The choices, if they are of further use.
  let sequence: ChoiceSequence?
  /// Tells the choices from others, if they are short and passed.
  let fingerprint: UInt64?

  /// Runs a case; the first is the simplest of all.
  init<Value>(
    _ property: Property<Value>, _ settings: Settings, _ number: Int, _ choices: inout Choices,
    _ best: ChoiceSequence?
  ) {
    let random = SplitMix64(seed: settings.seed.word, number: number)
    if number == 0 {
      var simplest = Choices(replaying: ChoiceSequence())
      self.init(property, number, &simplest)
    } else if settings.isTargeted, number % 2 == 0, let best {
      var changed = Choices(replaying: best.mutated(random))
      self.init(property, number, &changed)
    } else {
      choices.restart(random, size: settings.size ?? Self.size(of: number))
      self.init(property, number, &choices)
    }
  }

  /// Runs a case on some choices.
  init<Value>(_ property: Property<Value>, _ number: Int?, _ choices: inout Choices) {
    var notes = Notes()
    let outcome = property.run(&choices, &notes)
    let isShort = outcome == .passed && number ?? 512 < 512 && choices.recorded.choices.count <= 12
    self.number = number
    self.outcome = outcome
    self.notes = notes
    sequence = outcome.isFailure || notes.score != nil ? choices.recorded : nil
    fingerprint = isShort ? choices.recorded.fingerprint : nil
  }

  /// Returns the size of a case: it grows, and later is full but for one case in eight.
  static func size(of number: Int) -> Int {
    if number <= 12 { return number * 8 }
    return number % 8 == 0 ? number * 7 % 100 : 100
  }
}
