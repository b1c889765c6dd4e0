/// Thrown by a generator that can't make a value out of its choices.
public struct Discard: Error, Hashable {
  /// Creates the error.
  public init() {}
}
