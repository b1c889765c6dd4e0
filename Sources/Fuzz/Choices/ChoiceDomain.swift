/// What a choice is made from: its kind, its range and its simplest value.
///
/// The values are ordered by simplicity: an *index* of 0 is the simplest value, and shrinking lowers
/// indices. An integer's indices alternate around its simplest value: 0, 1, -1, 2, -2 and so on.
public struct ChoiceDomain: Hashable, Sendable {
  /// What sort of thing is chosen.
  public enum Kind: UInt8, Hashable, Sendable {
    /// An integer.
    case integer
    /// Whether something is so.
    case boolean
    /// Whether a list goes on.
    case more
    /// One of several alternatives, which may draw different things.
    case alternative
    /// A double, as its rank (see `DoubleRank`).
    case double
    /// An index into whatever domain is asked for, as read from a replay text.
    case any
  }

  /// What sort of thing is chosen.
  public let kind: Kind
  /// The lowest value; the bits of the lowest double.
  public let low: Int64
  /// The highest value; the bits of the highest double.
  public let high: Int64
  /// The simplest value.
  public let simplest: Int64

  /// The domain of Booleans: false is simplest.
  public static var boolean: ChoiceDomain { ChoiceDomain(.boolean, low: 0, high: 1, simplest: 0) }
  /// The domain of whether a list goes on: no is simplest.
  public static var more: ChoiceDomain { ChoiceDomain(.more, low: 0, high: 1, simplest: 0) }
  /// The domain of an index into whatever domain is asked for.
  static var any: ChoiceDomain { ChoiceDomain(.any, low: .min, high: .max, simplest: 0) }

  /// Creates a domain; its simplest value lies within.
  public init(_ kind: Kind, low: Int64, high: Int64, simplest: Int64) {
    self.kind = kind
    self.low = low
    self.high = high
    self.simplest = simplest
  }

  /// The highest index.
  public var bound: UInt64 {
    switch kind {
    case .double: DoubleRank.bound
    case .any: .max
    default: UInt64(bitPattern: high &- low)
    }
  }

  /// Returns the index of a value.
  public func index(of value: Int64) -> UInt64 {
    guard kind != .double && kind != .any else { return UInt64(bitPattern: value) }
    let (distance, other) =
      value < simplest ? (below(value), UInt64(bitPattern: high &- simplest)) : (above(value), room)
    if distance > other { return distance &+ other }
    return value < simplest ? distance &* 2 : distance == 0 ? 0 : distance &* 2 &- 1
  }

  /// Returns the value at an index no higher than the bound.
  public func value(at index: UInt64) -> Int64 {
    guard kind != .double && kind != .any else { return Int64(bitPattern: index) }
    let upper = UInt64(bitPattern: high &- simplest)
    let shorter = min(upper, room)
    if index / 2 >= shorter && index > shorter &* 2 {
      let distance = Int64(bitPattern: index &- shorter)
      return upper >= room ? simplest &+ distance : simplest &- distance
    }
    let half = Int64(bitPattern: index / 2)
    return index % 2 == 0 ? simplest &- half : simplest &+ half &+ 1
  }

  /// Returns the value of the domain that is nearest to a value.
  public func nearest(_ value: Int64) -> Int64 {
    switch kind {
    case .double: DoubleRank.nearest(value, low: low, high: high)
    case .any: value
    default: min(max(value, low), high)
    }
  }

  /// How far the domain reaches below its simplest value.
  private var room: UInt64 { UInt64(bitPattern: simplest &- low) }

  private func below(_ value: Int64) -> UInt64 { UInt64(bitPattern: simplest &- value) }

  private func above(_ value: Int64) -> UInt64 { UInt64(bitPattern: value &- simplest) }
}
