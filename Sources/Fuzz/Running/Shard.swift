/// One of several parts of a run, which together try what the whole does.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The whole run.
  public static let whole = Shard(uncheckedNumber: 1, of: 1)

  /// Which part it is, from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// Creates a part; nil if there is no such part.
  public init?(number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.init(uncheckedNumber: number, of: count)
  }

  /// Reads a part as `I/N`; nil if the text is no part.
  public init?(text: String) {
    let fields = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard fields.count == 2, let number = fields[0], let count = fields[1] else { return nil }
    self.init(number: number, of: count)
  }

  private init(uncheckedNumber number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// The part as text.
  public var description: String { "\(number)/\(count)" }

  /// Returns how many of so many cases the part has.
  func share(of cases: Int) -> Int { (cases + count - number) / count }

  /// Returns whether a case belongs to the part.
  func contains(_ number: Int) -> Bool { number % count == self.number - 1 }
}
