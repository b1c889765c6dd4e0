/// An order of all doubles in which the simple ones come first.
///
/// A rank holds the sign in its lowest bit, so that a number and its opposite are neighbours. The rest
/// is, for an integer below 2⁵¹, the integer; then come fractions, near to one first, and among those
/// of one exponent the ones with few binary digits first; then infinity and not-a-number. The
/// fraction's digits are read backwards, as Hypothesis does, so that 0.5 comes before 0.499.
public enum DoubleRank {
  private static let integers: UInt64 = 1 << 51
  private static let fraction: UInt64 = (1 << 52) - 1
  private static let infinity: UInt64 = 0x7FF << 52

  /// The highest rank.
  public static let bound: UInt64 = (integers + infinity + 1) << 1 | 1

  /// Returns the rank of a double.
  public static func rank(of number: Double) -> Int64 {
    let sign: UInt64 = number.sign == .minus ? 1 : 0
    return Int64(bitPattern: magnitudeRank(of: number.magnitude) << 1 | sign)
  }

  /// Returns the double of a rank.
  public static func double(at rank: Int64) -> Double {
    let bits = UInt64(bitPattern: rank)
    let magnitude = magnitude(at: bits >> 1)
    return bits & 1 == 1 ? -magnitude : magnitude
  }

  /// Returns the rank, within two bounds given by their bits, that is nearest to a rank.
  static func nearest(_ rank: Int64, low: Int64, high: Int64) -> Int64 {
    let number = double(at: rank)
    let lower = Double(bitPattern: UInt64(bitPattern: low))
    let upper = Double(bitPattern: UInt64(bitPattern: high))
    if number >= lower && number <= upper { return self.rank(of: number) }
    if number.isNaN { return upper.isNaN ? self.rank(of: number) : self.rank(of: lower) }
    if upper.isNaN && number >= lower { return self.rank(of: number) }
    return self.rank(of: number < lower ? lower : upper)
  }

  private static func magnitudeRank(of number: Double) -> UInt64 {
    if number < Double(integers) {
      let integer = UInt64(number)
      if Double(integer) == number { return integer }
    }
    if number.isNaN { return integers + infinity + 1 }
    if number.isInfinite { return integers + infinity }
    let bits = number.bitPattern
    return integers + (exponentRank(Int(bits >> 52)) << 52 | reversed(bits & fraction))
  }

  private static func magnitude(at rank: UInt64) -> Double {
    if rank < integers { return Double(rank) }
    let rest = rank - integers
    if rest == infinity { return .infinity }
    if rest > infinity { return .nan }
    return Double(bitPattern: UInt64(exponent(Int(rest >> 52))) << 52 | reversed(rest & fraction))
  }

  /// Returns 52 bits in reverse.
  private static func reversed(_ bits: UInt64) -> UInt64 {
    var result: UInt64 = 0
    for place in 0..<52 where bits >> UInt64(place) & 1 == 1 { result |= 1 << UInt64(51 - place) }
    return result
  }

  /// Returns how simple a biased exponent is: that of 0.5 first, then outwards.
  private static func exponentRank(_ exponent: Int) -> UInt64 {
    let offset = exponent - 1022
    if offset > 1022 { return UInt64(1022 + offset) }
    return UInt64(offset > 0 ? 2 * offset - 1 : -2 * offset)
  }

  private static func exponent(_ rank: Int) -> Int {
    if rank > 2044 { return rank }
    return 1022 + (rank % 2 == 1 ? (rank + 1) / 2 : -rank / 2)
  }
}
