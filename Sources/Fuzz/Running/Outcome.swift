/// What a property says about one value.
public enum Outcome: Hashable, Sendable {
  /// It holds.
  case passed
  /// The value isn't one that the property is about.
  case discarded
  /// It doesn't hold; the text says how, and is the failure's identity: shrinking keeps it.
  case failed(String)

  /// Whether the property doesn't hold.
  public var isFailure: Bool { if case .failed = self { true } else { false } }
}
