/// A search for the ordering nearest to the one written: the fewest moved statements, then the least
/// total displacement, then the order as written.
///
/// The fewest moves turn one permutation into another when the longest run of statements that keep
/// their order stays where it is. So the search remembers the last statement that stayed: a later one
/// stays for nothing, any other is moved. Time and memory grow with places × operations².
struct NearestOrdering<Place: Hashable> {
  /// How far an ordering is from the one written.
  struct Distance: Hashable, Comparable {
    var moved = 0
    var displacement = 0

    static func < (a: Distance, b: Distance) -> Bool {
      (a.moved, a.displacement) < (b.moved, b.displacement)
    }
  }

  /// A place, and the last statement that stayed.
  private struct Step: Hashable {
    let place: Place
    let stayed: Int
  }

  /// How many operations there are.
  let count: Int
  /// Returns where each operation leads that may come next at a position.
  let successors: (Place, Int) -> [(operation: Int, place: Place)]
  /// Returns whether an ordering that ends here is wanted.
  let isGoal: (Place) -> Bool
  /// The largest number of steps that are remembered.
  let limit: Int
  /// Whether the search was given up, since it met more steps than its limit.
  private(set) var isGivenUp = false
  private var distances: [Step: Distance?] = [:]

  init(
    count: Int, limit: Int = .max,
    successors: @escaping (Place, Int) -> [(operation: Int, place: Place)],
    isGoal: @escaping (Place) -> Bool
  ) {
    self.count = count
    self.limit = limit
    self.successors = successors
    self.isGoal = isGoal
  }

  /// Returns the nearest wanted ordering and its distance; nil if there is none, or if the search is
  /// given up.
  mutating func find(from root: Place) -> (ordering: [Int], distance: Distance)? {
    let distance = distance(from: Step(place: root, stayed: -1), at: 0)
    guard let distance, !isGivenUp else { return nil }
    var ordering: [Int] = []
    var front = [Step(place: root, stayed: -1): Distance()]
    for position in 0..<count {
      front = advance(front, at: position, within: distance, &ordering)
    }
    return (ordering, distance)
  }

  /// Returns the steps behind the first operation that a nearest ordering can have at a position.
  private mutating func advance(
    _ front: [Step: Distance], at position: Int, within limit: Distance, _ ordering: inout [Int]
  ) -> [Step: Distance] {
    var best = count
    var next: [Step: Distance] = [:]
    for (step, spent) in front {
      for (operation, place) in successors(step.place, position) where operation <= best {
        for (target, cost) in Self.choices(operation, place, step.stayed, at: position) {
          guard let rest = distance(from: target, at: position + 1) else { continue }
          let total = Distance(
            moved: spent.moved + cost.moved + rest.moved,
            displacement: spent.displacement + cost.displacement + rest.displacement)
          if total > limit { continue }
          if operation < best { (best, next) = (operation, [:]) }
          next[target] = Distance(
            moved: spent.moved + cost.moved,
            displacement: spent.displacement + cost.displacement)
        }
      }
    }
    ordering.append(best)
    return next
  }

  private mutating func distance(from step: Step, at position: Int) -> Distance? {
    if position == count { return isGoal(step.place) ? Distance() : nil }
    if let known = distances[step] { return known }
    isGivenUp = isGivenUp || distances.count >= limit
    if isGivenUp { return nil }
    var best: Distance?
    for (operation, place) in successors(step.place, position) {
      for (target, cost) in Self.choices(operation, place, step.stayed, at: position) {
        guard let rest = distance(from: target, at: position + 1) else { continue }
        let total = Distance(
          moved: cost.moved + rest.moved, displacement: cost.displacement + rest.displacement)
        if best.map({ total < $0 }) ?? true { best = total }
      }
    }
    distances[step] = .some(best)
    return best
  }

  /// Returns the ways to count an operation: it stays, if it stands behind what stayed before, or it
  /// is moved.
  private static func choices(
    _ operation: Int, _ place: Place, _ stayed: Int, at position: Int
  ) -> [(Step, Distance)] {
    let displacement = abs(operation - position)
    let moved = (
      Step(place: place, stayed: stayed), Distance(moved: 1, displacement: displacement)
    )
    guard operation > stayed else { return [moved] }
    return [
      (Step(place: place, stayed: operation), Distance(moved: 0, displacement: displacement)),
      moved,
    ]
  }
}
