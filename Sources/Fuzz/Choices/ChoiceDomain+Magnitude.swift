/// Simplicity as a size and a side: what searches for a lower value move along.
extension ChoiceDomain {
  /// Returns how far a value is from the simplest one.
  func magnitude(of value: Int64) -> UInt64 {
    switch kind {
    case .double: UInt64(bitPattern: value) >> 1
    case .any: UInt64(bitPattern: value)
    default: UInt64(bitPattern: value < simplest ? simplest &- value : value &- simplest)
    }
  }

  /// Returns whether a value lies on the less simple side: below, or negative.
  func isBelow(_ value: Int64) -> Bool {
    kind == .double ? value & 1 == 1 : value < simplest
  }

  /// Returns the value so far from the simplest one; nil if the domain doesn't have it.
  func value(magnitude: UInt64, below: Bool) -> Int64? {
    let value: Int64
    if kind == .double {
      value = Int64(bitPattern: magnitude << 1 | (below ? 1 : 0))
    } else {
      let room = UInt64(bitPattern: below ? simplest &- low : high &- simplest)
      guard magnitude <= room else { return nil }
      let distance = Int64(bitPattern: magnitude)
      value = below ? simplest &- distance : simplest &+ distance
    }
    return nearest(value) == value ? value : nil
  }
}
