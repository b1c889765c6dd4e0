/// A set of numbers from 0 to 63, in one word.
struct SmallSet: Hashable, Sendable {
  private(set) var bits: UInt64

  init(bits: UInt64 = 0) { self.bits = bits }

  init(_ members: some Sequence<Int>) {
    self.init()
    for member in members { insert(member) }
  }

  static let capacity = 64

  var isEmpty: Bool { bits == 0 }
  var count: Int { bits.nonzeroBitCount }
  var members: [Int] { (0..<Self.capacity).filter(contains) }

  func contains(_ member: Int) -> Bool { bits & (1 << UInt64(member)) != 0 }
  func union(_ other: SmallSet) -> SmallSet { SmallSet(bits: bits | other.bits) }
  func intersection(_ other: SmallSet) -> SmallSet { SmallSet(bits: bits & other.bits) }
  func subtracting(_ other: SmallSet) -> SmallSet { SmallSet(bits: bits & ~other.bits) }
  func isSubset(of other: SmallSet) -> Bool { bits & ~other.bits == 0 }
  func inserting(_ member: Int) -> SmallSet { SmallSet(bits: bits | 1 << UInt64(member)) }

  mutating func insert(_ member: Int) { bits |= 1 << UInt64(member) }
}
