/// What a change of one property does by itself, where the search for an action finds none (law 3.3).
public struct ImplicitAction: Hashable, Sendable {
  /// What it does.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A `CABasicAnimation` of the property.
    case basic
    /// A `CATransition` that fades from the layer as it was to the layer as it is.
    case transition
    /// Nothing: the new value shows at once.
    case none
  }

  /// The class of layers that has the property.
  public let owner: String
  /// The property.
  public let property: String
  /// What its change does.
  public let kind: Kind
  /// The short names of the sources.
  public let sources: [String]
  /// What is to be said besides: where sources disagree, or what shows.
  public let note: String?

  /// Returns what a change of a property does by itself.
  ///
  /// A part such as `position.y` goes with its whole (law 3.8). A name that nobody knows may be a
  /// property of a subclass, and counts as animatable.
  public static func kind(of property: String) -> Kind { kinds[whole(of: property)] ?? .basic }

  /// Returns whether the table has a property.
  static func isKnown(_ property: String) -> Bool { kinds[property] != nil }

  /// Returns the property that a key path is a part of.
  static func whole(of property: String) -> String {
    property.split(separator: ".").first.map(String.init) ?? property
  }

  private static let kinds = Dictionary(all.map { ($0.property, $0.kind) }) { first, _ in first }
}
