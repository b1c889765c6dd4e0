/// A question that a law leaves open, with the readings that are possible.
public struct Parameter: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// The names of the readings, the default first.
  public let values: [String]
  /// The number of the law that leaves it open.
  public let law: String

  /// Creates a parameter.
  public init(_ name: String, _ values: [String], law: String) {
    self.name = name
    self.values = values
    self.law = law
  }
}
