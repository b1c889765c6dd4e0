extension ChoiceSequence {
  /// Returns the sequence with a few choices changed at random.
  func mutated(_ random: SplitMix64) -> ChoiceSequence {
    guard !choices.isEmpty else { return self }
    var random = random
    var copy = ChoiceSequence(choices)
    for _ in 0...random.number(below: 3) {
      let place = random.number(below: choices.count)
      let choice = choices[place]
      let value: Int64
      switch random.number(below: 4) {
      case 0:
        value = choice.domain.value(at: random.number(through: choice.domain.bound))
      case 1: value = choice.value &+ 1
      case 2: value = choice.value &- 1
      default:
        let step = Int64(bitPattern: random.next() >> (1 + random.next() % 63))
        value = random.next() & 1 == 0 ? choice.value &+ step : choice.value &- step
      }
      copy.choices[place] = choice.with(choice.domain.nearest(value))
    }
    return copy
  }
}
