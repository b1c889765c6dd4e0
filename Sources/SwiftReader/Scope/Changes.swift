/// When what may have changed, in the order of the source.
struct Changes: Hashable {
  private var clock = 0
  private var lastCall = 0
  private var writes: [String: Int] = [:]

  /// Properties that move together.
  private static let geometry: Set<String> = [
    "anchorPoint", "bounds", "center", "frame", "position", "transform",
  ]

  /// Notes a call that may change everything.
  mutating func noteCall() {
    clock += 1
    lastCall = clock
  }

  /// Notes that a property of something was set.
  mutating func noteWrite(of name: String) {
    clock += 1
    writes[Self.group(of: name)] = clock
  }

  /// Goes back to an earlier state, as far as that knows; what happens next is later than all else.
  mutating func resume(_ earlier: Changes) {
    (lastCall, writes) = (earlier.lastCall, earlier.writes)
  }

  /// Returns when the value of a property may have changed last.
  func lastChange(of name: String) -> Int { max(lastCall, lastWrite(of: name)) }

  /// Returns when a property was set last, which is when it may stand for another thing.
  func lastWrite(of name: String) -> Int { writes[Self.group(of: name)] ?? 0 }

  private static func group(of name: String) -> String {
    geometry.contains(name) ? "frame" : name
  }
}
