/// What a run's random choices all follow from.
public struct Seed: Hashable, Sendable, CustomStringConvertible {
  /// The seed as a number.
  public let word: UInt64

  /// Creates a seed from a number.
  public init(_ word: UInt64) { self.word = word }

  /// Creates a seed from its text; nil if that is none.
  public init?(text: String) {
    guard let word = Digits.number(text) else { return nil }
    self.word = word
  }

  /// The seed as text.
  public var description: String { Digits.text(of: word) }
}
