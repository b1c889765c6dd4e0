/// The names that a place of the source sees.
struct Scope: Hashable {
  /// What a name is bound to, and where.
  struct Entry: Hashable {
    var meaning: Meaning
    /// How many statements of its turn stand before the definition.
    var definedAt: Int
    /// How many completion blocks hold the definition.
    var level: Int
  }

  private var frames: [[String: Entry]] = [[:]]

  /// Begins an inner scope.
  mutating func push() { frames.append([:]) }

  /// Ends the inner scope.
  mutating func pop() { frames.removeLast() }

  /// Returns what a name is bound to.
  subscript(name: String) -> Entry? { frames.reversed().lazy.compactMap { $0[name] }.first }

  /// Binds a name in the inner scope.
  mutating func bind(_ name: String, to entry: Entry) { frames[frames.count - 1][name] = entry }

  /// Binds a name anew where it is bound already; returns whether it is.
  mutating func rebind(_ name: String, to entry: Entry) -> Bool {
    guard let frame = frames.lastIndex(where: { $0[name] != nil }) else { return false }
    frames[frame][name] = entry
    return true
  }

  /// Returns the names that another state of this scope binds to something else, sorted.
  func differences(from other: Scope) -> [String] {
    let pairs = zip(frames, other.frames)
    return pairs.flatMap { mine, theirs in
      mine.filter { theirs[$0.key]?.meaning != $0.value.meaning }.keys
    }.sorted()
  }
}
