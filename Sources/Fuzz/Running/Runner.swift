/// Runs the cases of a property one after another.
struct Runner<Value> {
  let property: Property<Value>
  let settings: Settings
  private let start: Double

  private(set) var tally = Tally()
  private(set) var isOutOfTime = false
  var choices: Choices
  var best: ChoiceSequence?

  /// Creates a runner.
  init(_ property: Property<Value>, _ settings: Settings) {
    self.property = property
    self.settings = settings
    start = settings.time?.now() ?? 0
    choices = Choices(random: SplitMix64(seed: 0))
  }

  /// Runs the cases and returns what they say.
  mutating func run() -> CheckResult<Value> {
    if let finding = firstFailure() { return result(verdict(of: finding)) }
    if tally.discarded > settings.discards * max(settings.cases, 10) { return result(.exhausted) }
    let unmet = tally.unmet(settings.requirements).labels
    return result(unmet.isEmpty ? .passed : .uncovered(unmet))
  }

  /// Returns the first case that fails.
  private mutating func firstFailure() -> Failing? {
    for text in settings.first {
      if let failing = replay(text.sequence, number: nil) { return failing }
    }
    var number = 0
    while goesOn {
      if settings.shard.contains(number), let failing = runCase(number) { return failing }
      number += 1
    }
    return nil
  }

  private var goesOn: Bool {
    mutating get {
      if tally.discarded > settings.discards * max(settings.cases, 10) { return false }
      if isOver { return false }
      if tally.cases < settings.cases { return true }
      return !settings.requirements.isEmpty
        && tally.cases < settings.cases * settings.patience
        && tally.unmet(settings.requirements).isOpen
    }
  }

  /// Whether the time is over; the clock is read every 64 cases.
  private var isOver: Bool {
    mutating get {
      guard let time = settings.time, (tally.cases + tally.discarded) % 64 == 0 else {
        return isOutOfTime
      }
      isOutOfTime = isOutOfTime || time.now() - start >= time.seconds
      return isOutOfTime
    }
  }

  /// Runs one case; the first is the simplest of all.
  mutating func runCase(_ number: Int) -> Failing? {
    if number == 0 { return replay(ChoiceSequence(), number: 0) }
    let random = SplitMix64(seed: settings.seed.word, number: number)
    if settings.isTargeted, number % 2 == 0, let best {
      return replay(best.mutated(random), number: number)
    }
    choices.restart(random, size: settings.size ?? Self.size(of: number))
    var notes = Notes()
    let outcome = property.run(&choices, &notes)
    return count(outcome, notes, choices.recorded, number)
  }

  private mutating func replay(_ plan: ChoiceSequence, number: Int?) -> Failing? {
    var choices = Choices(replaying: plan)
    var notes = Notes()
    let outcome = property.run(&choices, &notes)
    return count(outcome, notes, choices.recorded, number)
  }

  private mutating func count(
    _ outcome: Outcome, _ notes: Notes, _ sequence: ChoiceSequence, _ number: Int?
  ) -> Failing? {
    tally.count(outcome, notes)
    if let score = notes.score, score > tally.bestScore ?? -.infinity {
      tally.bestScore = score
      best = sequence
    }
    if case .failed(let failure) = outcome {
      return Failing(sequence: sequence, failure: failure, number: number)
    }
    if outcome == .passed, let number, number < 512, sequence.choices.count <= 12 {
      tally.passed.insert(sequence.fingerprint)
    }
    return nil
  }

  /// Returns the size of a case: it grows, and later is full but for one case in eight.
  static func size(of number: Int) -> Int {
    if number <= 12 { return number * 8 }
    return number % 8 == 0 ? number * 7 % 100 : 100
  }

  private func result(_ verdict: Verdict<Value>) -> CheckResult<Value> {
    CheckResult(
      verdict: verdict, seed: settings.seed, cases: tally.cases, discarded: tally.discarded,
      isOutOfTime: isOutOfTime,
      labels: tally.labels.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      bestScore: tally.bestScore)
  }
}
