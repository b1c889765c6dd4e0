/// An observable that is not the same just before and just after.
public struct Jump: Hashable, Sendable {
  /// What jumps.
  public let observable: Observable
  /// What it was; nil where the picture was not there.
  public let before: Value
  /// What it is.
  public let after: Value
  /// Whether both are known, so that it is a fault; otherwise it may be one.
  public let isCertain: Bool
}
