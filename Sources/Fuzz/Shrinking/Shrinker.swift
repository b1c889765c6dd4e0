/// Looks for the simplest choices that show the same failure.
///
/// Each pass goes once over the choices and tries to delete or to lower some; the driver repeats
/// the passes until none finds anything, within a budget. A candidate is first replayed through the
/// generator, which costs little, and judged only if what comes out precedes the current choices in
/// shortlex order and hasn't been judged before.
struct Shrinker<Value> {
  let property: Property<Value>
  let identity: String
  let budget: ShrinkBudget
  /// Whether shrinking has to end, say because the time is over.
  let isOver: () -> Bool

  /// The simplest choices so far that show the failure.
  private(set) var current: ChoiceSequence { didSet { update() } }
  /// What stands side by side in the current choices.
  private(set) var groups: [[Span]]
  /// The elements of each list of the current choices, outer lists first.
  private(set) var elementGroups: [[Span]]
  /// How often the property was called.
  private(set) var calls = 0
  /// How often the generator was run.
  private(set) var runs = 0
  private var tried: Set<UInt64>
  private var planned: Set<UInt64> = []
  private var choices = Choices(replaying: ChoiceSequence())

  /// Creates a shrinker of a failure; fingerprints of choices known to pass spare their judging.
  init(
    _ property: Property<Value>, _ start: ChoiceSequence, identity: String, budget: ShrinkBudget,
    passed: Set<UInt64> = [], isOver: @escaping () -> Bool = { false }
  ) {
    self.property = property
    self.identity = identity
    self.budget = budget
    self.isOver = isOver
    current = start
    groups = start.groups
    elementGroups = groups.filter { $0[0].label == .element }
    tried = passed
    tried.insert(start.fingerprint)
  }

  /// Whether the budget is used up.
  var isSpent: Bool { calls >= budget.calls || runs >= budget.runs || isOver() }

  /// Runs the passes until none finds anything.
  mutating func shrink() {
    var before = ChoiceSequence()
    repeat {
      before = current
      for pass in Self.passes where !isSpent { pass(&self) }
    } while current.precedes(before) && !isSpent
  }

  private mutating func update() {
    groups = current.groups
    elementGroups = groups.filter { $0[0].label == .element }
  }

  /// Keeps a candidate if it shows the same failure; returns whether it does.
  @discardableResult mutating func attempt(_ plan: ChoiceSequence) -> Bool {
    guard !isSpent, let candidate = drawn(plan) else { return false }
    calls += 1
    var notes = Notes()
    guard property.outcome(of: candidate.value, &notes) == .failed(identity) else { return false }
    current = candidate.sequence
    return true
  }

  /// Returns what a plan draws, if it is simpler than the current choices and new.
  private mutating func drawn(
    _ plan: ChoiceSequence
  ) -> (value: Value, sequence: ChoiceSequence)? {
    guard planned.insert(plan.planFingerprint).inserted, let value = replayed(plan) else {
      return nil
    }
    let sequence = choices.recorded
    guard sequence.precedes(current), tried.insert(sequence.fingerprint).inserted else {
      return nil
    }
    return (value, sequence)
  }

  /// Returns the value of a plan; its choices are then in the recording.
  private mutating func replayed(_ plan: ChoiceSequence) -> Value? {
    runs += 1
    choices.restart(replaying: plan)
    return try? property.generator.draw(&choices)
  }

  /// Returns how many choices a plan leads to; nil if to no value.
  mutating func length(of plan: ChoiceSequence) -> Int? {
    replayed(plan) == nil ? nil : choices.recorded.choices.count
  }

  /// Returns whether a plan shows the failure, whatever its choices are.
  mutating func showsFailure(_ plan: ChoiceSequence) -> Bool {
    guard let value = replayed(plan) else { return false }
    calls += 1
    var notes = Notes()
    return property.outcome(of: value, &notes) == .failed(identity)
  }
}
