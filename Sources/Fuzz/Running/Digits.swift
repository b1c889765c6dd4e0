/// Numbers as text to retype: 32 digits without the letters that look like others.
enum Digits {
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")

  /// Returns a number's digits, the highest first.
  static func text(of number: UInt64) -> String {
    var rest = number
    var digits: [Character] = []
    repeat {
      digits.append(alphabet[Int(rest % 32)])
      rest /= 32
    } while rest > 0
    return String(digits.reversed())
  }

  /// Returns what a digit stands for.
  static func value(of digit: Character) -> UInt64? {
    alphabet.firstIndex(of: digit).map(UInt64.init)
  }

  /// Returns what some digits stand for; nil if one isn't a digit or the number is too large.
  static func number(_ text: some StringProtocol) -> UInt64? {
    guard !text.isEmpty else { return nil }
    var number: UInt64 = 0
    for character in text {
      guard let digit = value(of: character), number >> 59 == 0 else { return nil }
      number = number << 5 | digit
    }
    return number
  }
}
