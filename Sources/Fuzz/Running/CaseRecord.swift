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

  /// Runs a case on some choices.
  init<Value>(_ property: Property<Value>, _ number: Int?, _ choices: inout Choices) {
    var notes = Notes()
    let outcome = property.run(&choices, &notes)
    self.init(number, outcome, notes, choices.recorded)
  }

  /// Creates the record of a case that was run.
  init(_ number: Int?, _ outcome: Outcome, _ notes: Notes, _ sequence: ChoiceSequence) {
    let isShort = outcome == .passed && number ?? 512 < 512 && sequence.choices.count <= 12
    self.number = number
    self.outcome = outcome
    self.notes = notes
    self.sequence = outcome.isFailure || notes.score != nil ? sequence : nil
    fingerprint = isShort ? sequence.fingerprint : nil
  }
}
