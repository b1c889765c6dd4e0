extension BinaryInteger {
  /// The number with its digits in groups of three: `39 916 800`.
  public var grouped: String {
    var groups: [String] = []
    var digits = String(self)
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: " ")
  }

  /// The number with a noun, in the plural where that is due.
  func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(grouped) \(noun)s" }
}

extension Int {
  /// An instant in milliseconds, with one decimal where it is not whole.
  var milliseconds: String {
    let tenths = self / 100_000 + (self % 100_000 + 50_000) / 100_000
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension Double {
  /// The number with as few decimals as tell it, three at most; very great ones in powers of ten.
  var short: String {
    if isNaN { return "?" }
    if isInfinite { return self < 0 ? "-∞" : "∞" }
    if abs(self) > 1e12 { return "\(self)" }
    let thousandths = Int((self * 1000).rounded())
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var decimals = String(1000 + rest).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}
