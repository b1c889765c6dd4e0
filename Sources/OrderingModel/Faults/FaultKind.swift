/// What can go wrong.
public enum FaultKind: Int, Hashable, Sendable, CaseIterable {
  /// Something that a viewer sees jumps.
  case flicker
  /// A completion block runs before an animation that it is meant for has ended.
  case early
  /// A completion block does not run.
  case never
  /// An explicit animation never shows.
  case unseen
  /// An animation or a temporary layer stays for ever.
  case leftover
  /// A `begin` without `commit`, or a `commit` without `begin`.
  case unbalanced
  /// A thread ends with an implicit transaction that nothing commits.
  case uncommitted

  /// The kind's name.
  public var name: String { String(describing: self) }

  /// Whether an ordering with such a fault is not safe; the others are findings.
  public var isUnsafe: Bool {
    switch self {
    case .flicker, .early, .never, .unseen: true
    case .leftover, .unbalanced, .uncommitted: false
    }
  }
}
