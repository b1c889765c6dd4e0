/// What a generator draws from: random choices, or choices that were made before.
///
/// Whatever the source, each choice is recorded, so that a value can be drawn again, enumerated and
/// shrunk without anything that depends on its type.
public struct Choices: Sendable {
  /// Where choices come from.
  @usableFromInline enum Source: Sendable {
    case random
    case replay
    case exhaustive
  }

  /// What has been drawn.
  public internal(set) var recorded = ChoiceSequence()
  /// How large random values should be, from 0 to 100.
  var size = 100
  /// Whether a replay was given a choice that doesn't fit what was asked for.
  public internal(set) var hasStrayed = false

  @usableFromInline let source: Source
  var random: SplitMix64
  /// Whether spans are recorded; random runs save the time.
  @usableFromInline let recordsSpans: Bool
  /// Which alternatives this case goes without, and how; 0 for none.
  var swarm: UInt64 = 0
  /// The alternatives of this case that were last looked up.
  var features = Features(of: 0, among: 0)
  /// Whether some draws repeat an earlier one.
  var copies = false

  var plan = ChoiceSequence()
  var position = 0
  /// The place of the next planned span that may be entered.
  var nextSpan = 0
  /// The place behind the innermost planned span that was entered.
  var limit = Int.max
  var openSpan = -1

  /// How far an exhaustive run goes; nil outside of one.
  @usableFromInline var bound: SearchBound?

  /// Creates random choices.
  ///
  /// - Parameters:
  ///   - random: The stream of the case.
  ///   - size: How large values should be, from 0 to 100.
  ///   - isVaried: Whether draws may repeat earlier ones, and alternatives be left out.
  public init(random: SplitMix64, size: Int = 100, isVaried: Bool = true) {
    source = .random
    recordsSpans = false
    self.random = random
    if isVaried { restart(random, size: size) } else { self.size = size }
  }

  /// Creates the choices of an exhaustive run.
  init(within bound: SearchBound) {
    source = .exhaustive
    recordsSpans = false
    random = SplitMix64(seed: 0)
    self.bound = bound
    limit = 0
  }

  /// Creates choices that were made before; behind their end, the simplest ones.
  public init(replaying plan: ChoiceSequence) {
    source = .replay
    recordsSpans = true
    random = SplitMix64(seed: 0)
    self.plan = plan
    limit = plan.choices.count
  }

  /// Begins another random case, in the same memory.
  mutating func restart(_ random: SplitMix64, size: Int) {
    self.random = random
    self.size = size
    recorded.choices.removeAll(keepingCapacity: true)
    let word = self.random.next()
    copies = word & 3 == 0
    features = Features(of: 0, among: 0)
    swarm = word & 28 == 0 ? 0 : word | 1
  }

  /// Begins another replay, in the same memory.
  mutating func restart(replaying plan: ChoiceSequence) {
    self.plan = plan
    position = 0
    nextSpan = 0
    limit = plan.choices.count
    openSpan = -1
    hasStrayed = false
    recorded.choices.removeAll(keepingCapacity: true)
    recorded.spans.removeAll(keepingCapacity: true)
  }

  /// Whether a replay was given choices that don't fit or that nothing asked for.
  var hasLeft: Bool { hasStrayed || position < plan.choices.count }

  /// Whether choices are made at random.
  @inlinable public var isRandom: Bool { source == .random }

  /// Records what was chosen.
  @inline(__always) @usableFromInline mutating func record(
    _ value: Int64, from domain: ChoiceDomain
  ) {
    recorded.choices.append(Choice(value, from: domain))
  }

  /// Returns the planned choice from a domain, or the simplest one.
  @usableFromInline mutating func planned(from domain: ChoiceDomain) -> Int64 {
    let value = nextPlanned(from: domain)
    recorded.choices.append(Choice(value, from: domain))
    return value
  }

  private mutating func nextPlanned(from domain: ChoiceDomain) -> Int64 {
    guard position < limit else { return domain.value(at: 0) }
    let choice = plan.choices[position]
    position += 1
    if choice.domain.kind == .any {
      let index = UInt64(bitPattern: choice.value)
      if index > domain.bound { hasStrayed = true }
      return domain.nearest(domain.value(at: min(index, domain.bound)))
    }
    guard choice.domain.kind == domain.kind else {
      hasStrayed = true
      return domain.value(at: 0)
    }
    return domain.nearest(choice.value)
  }
}
