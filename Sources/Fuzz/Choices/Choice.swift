/// One recorded choice: what was chosen, and from what.
public struct Choice: Hashable, Sendable {
  /// What it was chosen from.
  public let domain: ChoiceDomain
  /// What was chosen.
  public let value: Int64

  /// Creates a choice.
  public init(_ value: Int64, from domain: ChoiceDomain) {
    self.domain = domain
    self.value = value
  }

  /// How far the choice is from the simplest one.
  public var index: UInt64 { domain.index(of: value) }

  /// Whether nothing in its domain is simpler.
  var isSimplest: Bool { index == 0 }

  /// Whether lowering it changes a value, not what else is drawn.
  var isLeaf: Bool { domain.kind != .more && domain.kind != .alternative }

  /// Returns the choice with another value.
  func with(_ value: Int64) -> Choice { Choice(value, from: domain) }
}
