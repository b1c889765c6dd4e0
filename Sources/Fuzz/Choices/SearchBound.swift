/// How far an exhaustive run goes.
public struct SearchBound: Hashable, Sendable {
  /// The most elements of a list.
  public let elements: Int
  /// The most values of a number, simplest first.
  public let values: UInt64
  /// The most nested values of a recursive generator.
  public let depth: Int
  /// The most cases, discarded ones included.
  public let cases: Int

  /// Creates a bound.
  public init(elements: Int, values: UInt64 = 3, depth: Int = 2, cases: Int = 1_000_000) {
    self.elements = elements
    self.values = values
    self.depth = depth
    self.cases = cases
  }
}
