/// What an animation shows outside its active time (law 7.5).
public enum FillMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case removed
  /// Its last value, after it.
  case forwards
  /// Its first value, before it.
  case backwards
  /// Both.
  case both

  /// Whether it shows its first value before its active time.
  public var fillsBackwards: Bool { self == .backwards || self == .both }
  /// Whether it shows its last value after its active time.
  public var fillsForwards: Bool { self == .forwards || self == .both }
}
