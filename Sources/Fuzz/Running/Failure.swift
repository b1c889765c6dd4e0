/// An error by which a property says how it fails.
public struct Failure: Error, Hashable {
  /// What tells this failure from others; shrinking keeps it.
  public let identity: String

  /// Creates a failure.
  public init(_ identity: String) { self.identity = identity }
}
