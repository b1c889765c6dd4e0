extension UInt128 {
  /// Returns n!, exact up to 34.
  static func factorial(_ n: Int) -> UInt128 {
    n < 2 ? 1 : (2...n).reduce(1) { $0 * UInt128($1) }
  }

  /// Returns the number of ways to choose k of n.
  static func binomial(_ n: Int, _ k: Int) -> UInt128 {
    (0..<k).reduce(1) { $0 * UInt128(n - $1) / UInt128($1 + 1) }
  }
}
