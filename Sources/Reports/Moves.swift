/// What an ordering moves, compared with the order as written.
struct Moves {
  /// The statements that are moved, by their places as written: the fewest that explain it.
  let moved: [Int]
  /// How many swaps of neighbours lead there.
  let inversions: Int

  init(_ ordering: [Int]) {
    let stayed = Self.longestRun(ordering)
    moved = ordering.indices.filter { !stayed.contains($0) }
    inversions = ordering.indices.reduce(0) { count, place in
      count + ordering[place...].lazy.filter { $0 < ordering[place] }.count
    }
  }

  /// Returns the longest run of statements that keep their order, and of those the first.
  private static func longestRun(_ ordering: [Int]) -> [Int] {
    var best: [[Int]] = []
    for (place, operation) in ordering.enumerated() {
      let before = (0..<place).filter { ordering[$0] < operation }.map { best[$0] }
      let longest = before.max { $0.count < $1.count } ?? []
      best.append(longest + [operation])
    }
    return best.max { $0.count < $1.count } ?? []
  }
}
