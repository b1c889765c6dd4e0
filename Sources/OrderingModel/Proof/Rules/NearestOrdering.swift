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

    static func + (a: Distance, b: Distance) -> Distance {
      Distance(moved: a.moved + b.moved, displacement: a.displacement + b.displacement)
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
        for stays in [true, false] where !stays || operation > step.stayed {
          let target = Step(place: place, stayed: stays ? operation : step.stayed)
          let soFar = spent + Self.cost(of: operation, at: position, staying: stays)
          guard soFar <= limit, let rest = distance(from: target, at: position + 1),
            soFar + rest <= limit
          else { continue }
          if operation < best { (best, next) = (operation, [:]) }
          next[target] = soFar
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
    // What stays comes first: where it leads to a short way, the longer ones need not be followed.
    let successors = successors(step.place, position)
    for stays in [true, false] {
      for (operation, place) in successors where !stays || operation > step.stayed {
        let cost = Self.cost(of: operation, at: position, staying: stays)
        if let best, cost >= best { continue }
        let target = Step(place: place, stayed: stays ? operation : step.stayed)
        guard let rest = distance(from: target, at: position + 1) else { continue }
        if best.map({ cost + rest < $0 }) ?? true { best = cost + rest }
      }
    }
    distances[step] = .some(best)
    return best
  }

  /// Returns what an operation at a position adds to the distance; it can stay only behind what stayed
  /// before.
  private static func cost(of operation: Int, at position: Int, staying: Bool) -> Distance {
    Distance(moved: staying ? 0 : 1, displacement: abs(operation - position))
  }
}
