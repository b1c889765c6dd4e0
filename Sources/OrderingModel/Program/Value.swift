/// What a property holds.
public enum Value: Hashable, Sendable {
  /// A number; a Boolean is 0 or 1.
  case number(Double)
  /// A value that the source names but does not tell, such as `view.bounds`. Equal symbols are equal
  /// values; different symbols may or may not be.
  case symbol(SymbolID)
  /// A value of which nothing is known, not even that it equals itself.
  case unknown
}
