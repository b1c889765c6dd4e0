/// The choices of each case of a run.
extension Choices {
  /// Begins a case: the first is the simplest of all, some are near to the best so far, the others
  /// are random.
  mutating func begin(_ number: Int, _ settings: Settings, near best: ChoiceSequence?) {
    let random = SplitMix64(seed: settings.seed.word, number: number)
    if number == 0 {
      self = Choices(replaying: ChoiceSequence())
    } else if settings.isTargeted, number % 2 == 0, let best {
      self = Choices(replaying: best.mutated(random))
    } else {
      if !isRandom { self = Choices(random: random) }
      restart(random, size: settings.size ?? Self.size(of: number))
    }
  }

  /// Returns the size of a case: it grows, and later is full but for one case in eight.
  private static func size(of number: Int) -> Int {
    if number <= 12 { return number * 8 }
    return number % 8 == 0 ? number * 7 % 100 : 100
  }
}
