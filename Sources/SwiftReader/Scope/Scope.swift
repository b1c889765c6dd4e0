/// The names that a place of the source sees.
struct Scope: Equatable {
  /// What a name is bound to, and where.
  struct Entry: Equatable {
    var meaning: Meaning
    /// How many statements of its turn stand before the definition.
    var definedAt: Int
    /// How many completion blocks hold the definition.
    var level: Int
  }

  /// The names of one pair of braces.
  private struct Frame: Equatable {
    /// What tells it from all others of the reading.
    let number: Int
    var entries: [String: Entry] = [:]
  }

  private var frames: [Frame] = []
  /// What `self` is to the closure whose scope it is; nil for any other scope.
  var home: Home?

  /// Begins an inner scope, which no other scope of the reading has the number of.
  mutating func push(_ number: Int) { frames.append(Frame(number: number)) }

  /// Ends the inner scope.
  mutating func pop() { frames.removeLast() }

  /// Returns what a name is bound to.
  subscript(name: String) -> Entry? {
    frames.reversed().lazy.compactMap { $0.entries[name] }.first
  }

  /// Binds a name in the inner scope.
  mutating func bind(_ name: String, to entry: Entry) {
    frames[frames.count - 1].entries[name] = entry
  }

  /// Binds a name anew where it is bound already.
  mutating func rebind(_ name: String, to entry: Entry) {
    guard let frame = frames.lastIndex(where: { $0.entries[name] != nil }) else { return }
    frames[frame].entries[name] = entry
  }

  /// Takes over what another scope has bound since in the braces that both are in.
  mutating func refresh(from other: Scope) {
    for (place, frame) in other.frames.enumerated().prefix(frames.count)
    where frame.number == frames[place].number {
      frames[place] = frame
    }
  }

  /// Returns the names that another state of this scope binds to something else, sorted.
  func differences(from other: Scope) -> [String] {
    zip(frames, other.frames).flatMap { mine, theirs in
      mine.entries.filter { theirs.entries[$0.key]?.meaning != $0.value.meaning }.keys
    }.sorted()
  }
}
