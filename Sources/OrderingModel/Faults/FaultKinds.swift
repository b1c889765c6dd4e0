/// A set of kinds of fault.
public struct FaultKinds: OptionSet, Hashable, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt8

  /// Creates the set with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the set of one kind.
  public init(_ kind: FaultKind) { self.init(rawValue: 1 << UInt8(kind.rawValue)) }

  /// The kinds that make an ordering unsafe.
  public static let unsafe = FaultKinds(FaultKind.allCases.filter(\.isUnsafe).map(FaultKinds.init))

  /// Whether an ordering with these faults is not safe.
  public var isUnsafe: Bool { !isDisjoint(with: .unsafe) }

  /// The kinds, the gravest first.
  public var kinds: [FaultKind] { FaultKind.allCases.filter { contains(FaultKinds($0)) } }
}
