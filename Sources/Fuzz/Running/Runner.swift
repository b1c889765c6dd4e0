/// Runs the cases of a property one after another.
struct Runner<Value> {
  let property: Property<Value>
  let settings: Settings
  private let start: Double
  /// How many cases this part of the run has.
  private let wanted: Int

  private(set) var tally = Tally()
  private(set) var isOutOfTime = false
  private var choices: Choices
  /// The choices with the best score.
  private(set) var best: ChoiceSequence?

  /// Creates a runner.
  init(_ property: Property<Value>, _ settings: Settings) {
    self.property = property
    self.settings = settings
    start = settings.time?.now() ?? 0
    wanted = settings.shard.share(of: settings.cases)
    choices = Choices(random: SplitMix64(seed: 0))
  }

  /// Runs the cases and returns what they say.
  mutating func run() -> CheckResult<Value> {
    let failing = firstKnownFailure() ?? firstFailure()
    return result(of: failing)
  }

  /// Returns what the cases say, given the first that failed.
  func result(of failing: Failing?) -> CheckResult<Value> {
    if let failing { return result(verdict(of: failing)) }
    if isStarved { return result(.starved) }
    let unmet = tally.unmet(settings.requirements).labels
    return result(unmet.isEmpty ? .passed : .uncovered(unmet))
  }

  /// Returns the first that still fails of the choices that failed before.
  mutating func firstKnownFailure() -> Failing? {
    for text in settings.first {
      var choices = Choices(replaying: text.sequence)
      if let failing = take(CaseRecord(property, nil, &choices)) { return failing }
    }
    return nil
  }

  /// Returns the first case that fails.
  private mutating func firstFailure() -> Failing? {
    var number = 0
    while goesOn {
      if settings.shard.contains(number) {
        choices.begin(number, settings, near: best)
        if let failing = take(CaseRecord(property, number, &choices)) { return failing }
      }
      number += 1
    }
    return nil
  }

  /// Whether more cases are needed.
  var goesOn: Bool {
    mutating get {
      if isStarved || isOver { return false }
      if tally.cases < wanted { return true }
      return !settings.requirements.isEmpty
        && tally.cases < wanted * settings.patience
        && tally.unmet(settings.requirements).isOpen
    }
  }

  /// Whether too many cases were discarded.
  private var isStarved: Bool {
    tally.discarded > settings.discards * max(wanted, 10)
  }

  /// Whether the run has to end; the clock is read every 64 cases.
  private var isOver: Bool {
    mutating get {
      if settings.stops() { return true }
      guard let time = settings.time, (tally.cases + tally.discarded) % 64 == 0 else {
        return isOutOfTime
      }
      isOutOfTime = isOutOfTime || time.now() - start >= time.seconds
      return isOutOfTime
    }
  }

  /// Counts a case; returns it if it failed.
  mutating func take(_ record: CaseRecord) -> Failing? {
    tally.count(record.outcome, record.notes)
    if let score = record.notes.score, score > tally.bestScore ?? -.infinity {
      tally.bestScore = score
      best = record.sequence
    }
    if let fingerprint = record.fingerprint { tally.passed.insert(fingerprint) }
    guard case .failed(let failure) = record.outcome else { return nil }
    return Failing(
      sequence: record.sequence ?? ChoiceSequence(), failure: failure, number: record.number)
  }

  private func result(_ verdict: Verdict<Value>) -> CheckResult<Value> {
    CheckResult(
      verdict: verdict, seed: settings.seed, cases: tally.cases, discarded: tally.discarded,
      isOutOfTime: isOutOfTime,
      labels: tally.counts,
      bestScore: tally.bestScore)
  }
}
