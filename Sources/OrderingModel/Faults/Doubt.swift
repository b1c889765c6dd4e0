/// A jump that may be one: the source does not tell the value before it, or the one after it.
public struct Doubt: Hashable, Sendable {
  /// What may jump.
  public let jump: Jump
  /// When.
  public let instant: Instant
}
