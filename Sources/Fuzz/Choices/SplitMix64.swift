/// A deterministic source of random numbers: Steele, Lea and Flood's SplitMix64.
///
/// One word of state, the same stream on every platform, and cheap to start, so that each case has
/// a stream of its own.
public struct SplitMix64: Hashable, Sendable {
  private static let gamma: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var state: UInt64

  /// Creates the stream of a seed.
  public init(seed: UInt64) { state = seed }

  /// Creates the stream of one case of a run.
  public init(seed: UInt64, number: Int) {
    state = Self.mixed(seed ^ Self.mixed(UInt64(truncatingIfNeeded: number) &+ Self.gamma))
  }

  /// Returns a word whose bits all depend on all bits of another.
  public static func mixed(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= Self.gamma
    return Self.mixed(state)
  }

  /// Returns a number from 0 up to and with a bound.
  ///
  /// It scales by multiplication without rejection: a bias below the bound divided by 2⁶⁴ is worth
  /// that each draw takes one word.
  public mutating func number(through bound: UInt64) -> UInt64 {
    bound == .max ? next() : next().multipliedFullWidth(by: bound &+ 1).high
  }

  /// Returns a number from 0 up to but not with a bound, which must be positive.
  public mutating func number(below bound: Int) -> Int {
    Int(truncatingIfNeeded: number(through: UInt64(truncatingIfNeeded: bound &- 1)))
  }
}
