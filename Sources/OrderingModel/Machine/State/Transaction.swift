/// A level of the transaction stack, with what was set in it (law 2.10).
struct Transaction: Hashable, Sendable {
  /// A value stored under a key of the program's own (law 10.3).
  struct Stored: Hashable, Sendable {
    let key: KeyID
    let value: Value
  }

  /// What was set as completion block.
  enum Block: Hashable, Sendable {
    case unset
    case none
    case block(BlockID)
  }

  /// Whether `begin` opened it.
  let isExplicit: Bool
  var disablesActions: Bool?
  var duration: Ticks?
  /// The curve; the outer nil means that none was set here.
  var timingFunction: TimingFunction??
  var block = Block.unset
  var stored: [Stored] = []
  /// The blocks of nested transactions that wait for the outermost commit (law 1.9).
  var innerBlocks = SmallSet()

  init(isExplicit: Bool) { self.isExplicit = isExplicit }
}

extension Transaction {
  /// Stores a value under a key, which may be that of a setting; nil takes back what was stored
  /// (law 10.3).
  mutating func store(_ value: Value?, forKey key: KeyID, named name: String) {
    switch (name, value) {
    case ("animationDuration", .number(let seconds)?): duration = .seconds(seconds)
    case ("animationDuration", nil): duration = nil
    case ("disableActions", .number(let number)?): disablesActions = number != 0
    case ("disableActions", nil): disablesActions = nil
    case ("animationTimingFunction", nil): timingFunction = .some(nil)
    default:
      stored.removeAll { $0.key == key }
      if let value { stored.append(Stored(key: key, value: value)) }
    }
  }
}
