/// Which of several alternatives a case has.
struct Features: Sendable {
  /// The number of alternatives.
  let count: Int
  private let set: UInt64
  /// How many there are, and their numbers of four bits each; none if they are more than 16.
  private let packed: (count: Int, numbers: UInt64)

  /// Creates the alternatives whose bits are set; all of them if none is.
  init(of count: Int, among bits: UInt64) {
    let all: UInt64 = count >= 64 ? .max : (1 << UInt64(truncatingIfNeeded: count)) &- 1
    self.count = count
    set = bits & all == 0 ? all : bits & all
    packed = count <= 16 ? Self.packed(set, of: count) : (0, 0)
  }

  private static func packed(_ set: UInt64, of count: Int) -> (count: Int, numbers: UInt64) {
    var packed: (count: Int, numbers: UInt64) = (0, 0)
    for number in 0..<count where set >> UInt64(number) & 1 == 1 {
      packed.numbers |= UInt64(number) << UInt64(4 * packed.count)
      packed.count += 1
    }
    return packed
  }

  /// Returns one of them; each is as likely.
  @inline(__always) func pick(_ random: inout SplitMix64) -> Int {
    if packed.count > 0 {
      let place = UInt64(truncatingIfNeeded: random.number(below: packed.count))
      return Int(truncatingIfNeeded: packed.numbers >> (4 &* place) & 15)
    }
    while true {
      let number = random.number(below: count)
      if set >> UInt64(truncatingIfNeeded: number & 63) & 1 == 1 { return number }
    }
  }
}
