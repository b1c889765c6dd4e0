/// A search for either/or rules: what must hold besides a partial order.
struct ClauseSearch {
  /// How far an ordering has come: in the graph of what is safe, until it leaves it; and which
  /// clauses it obeys already.
  private struct Place: Hashable {
    let safe: Unfolding.Place?
    let executed: SmallSet
    let obeyed: SmallSet
  }

  /// How many steps one search may remember.
  private static let limit = 200_000

  private let necessary: PartialOrder
  /// The layer of each operation; nil for an operation on the transaction.
  private let layers: [LayerID?]
  private let safeCount: UInt128
  private let unfolding: Box

  /// Keeps the names that the unfolding meets, while closures walk through it.
  private final class Box {
    var unfolding: Unfolding
    init(_ unfolding: Unfolding) { self.unfolding = unfolding }
  }

  init(
    _ graph: OrderingGraph, _ safe: [UInt128], _ necessary: PartialOrder, layers: [LayerID?]
  ) {
    self.layers = layers
    unfolding = Box(Unfolding(graph, live: safe))
    self.necessary = necessary
    safeCount = safe[0]
  }

  /// What a search for a clause comes to.
  enum Result {
    /// A clause that every safe ordering obeys, and that some unsafe ordering breaks which obeys
    /// everything else.
    case clause(Clause)
    /// Every ordering that obeys everything is safe.
    case complete
    /// There are too many orderings to look through.
    case givenUp
  }

  /// Looks for a clause besides others.
  func clause(besides clauses: [Clause]) -> Result {
    var search = badOrderings(obeying: clauses)
    let root = Place(safe: unfolding.unfolding.root, executed: SmallSet(), obeyed: SmallSet())
    guard let bad = search.find(from: root)?.ordering else {
      return search.isGivenUp ? .givenUp : .complete
    }
    let pairs = pairs(of: bad).filter { !necessary.predecessors[$0.after].contains($0.before) }
    return .clause(Clause(minimal(pairs, given: []).map(\.reversed)))
  }

  /// Returns the clauses without those that the others make superfluous.
  func irredundant(_ clauses: [Clause], isSufficient: Bool) -> [Clause] {
    guard isSufficient else { return clauses }
    var kept = clauses
    for clause in clauses.reversed() {
      let others = kept.filter { $0 != clause }
      if count(obeying: others) == safeCount { kept = others }
    }
    return kept
  }

  private func badOrderings(obeying clauses: [Clause]) -> NearestOrdering<Place> {
    NearestOrdering(
      count: necessary.count, limit: Self.limit,
      successors: { place, _ in successors(of: place, clauses) },
      isGoal: { $0.safe == nil && $0.obeyed.count == clauses.count })
  }

  private func successors(
    of place: Place, _ clauses: [Clause]
  ) -> [(operation: Int, place: Place)] {
    let safe = place.safe.map { unfolding.unfolding.successors(of: $0) } ?? []
    return necessary.enabled(after: place.executed).map { operation in
      let target = safe.first { $0.operation == operation }?.place
      let obeyed = Self.obeyed(operation, place.executed, place.obeyed, clauses)
      let executed = place.executed.inserting(operation)
      return (operation, Place(safe: target, executed: executed, obeyed: obeyed))
    }
  }

  /// Returns which clauses are obeyed once an operation follows what has been executed.
  private static func obeyed(
    _ operation: Int, _ executed: SmallSet, _ obeyed: SmallSet, _ clauses: [Clause]
  ) -> SmallSet {
    var obeyed = obeyed
    for (index, clause) in clauses.enumerated() where !obeyed.contains(index) {
      let isObeyed = clause.alternatives.contains { rule in
        rule.before == operation && !executed.contains(rule.after)
      }
      if isObeyed { obeyed.insert(index) }
    }
    return obeyed
  }

  /// Returns the number of orderings that obey the necessary rules and some clauses.
  private func count(obeying clauses: [Clause]) -> UInt128 {
    struct Key: Hashable {
      let executed: SmallSet
      let obeyed: SmallSet
    }
    var level: [Key: UInt128] = [Key(executed: SmallSet(), obeyed: SmallSet()): 1]
    for _ in 0..<necessary.count {
      var next: [Key: UInt128] = [:]
      for (key, count) in level {
        for operation in necessary.enabled(after: key.executed) {
          let obeyed = Self.obeyed(operation, key.executed, key.obeyed, clauses)
          let executed = key.executed.inserting(operation)
          next[Key(executed: executed, obeyed: obeyed), default: 0] += count
        }
      }
      level = next
    }
    return level.filter { $0.key.obeyed.count == clauses.count }.values.reduce(0, +)
  }

  /// Returns a minimal part of some pairs that, with others, no safe ordering obeys (QuickXplain:
  /// earlier pairs are preferred; with k pairs in the result, some k·log(n/k) searches).
  private func minimal(_ pairs: [Rule], given: [Rule]) -> [Rule] {
    if !hasSafeOrdering(obeying: given) || pairs.isEmpty { return [] }
    return explain(pairs, given: given, hasGrown: false)
  }

  private func explain(_ pairs: [Rule], given: [Rule], hasGrown: Bool) -> [Rule] {
    if hasGrown, !hasSafeOrdering(obeying: given) { return [] }
    if pairs.count == 1 { return pairs }
    let (first, rest) = (Array(pairs[..<(pairs.count / 2)]), Array(pairs[(pairs.count / 2)...]))
    let fromRest = explain(rest, given: given + first, hasGrown: true)
    return explain(first, given: given + fromRest, hasGrown: !fromRest.isEmpty) + fromRest
  }

  private func hasSafeOrdering(obeying pairs: [Rule]) -> Bool {
    let order = PartialOrder(count: necessary.count, pairs)
    guard order.isConsistent, let root = unfolding.unfolding.root else { return false }
    struct Visit: Hashable {
      let place: Unfolding.Place
      let executed: SmallSet
    }
    var open = [Visit(place: root, executed: SmallSet())]
    var seen = Set(open)
    while let visit = open.popLast() {
      if visit.executed.count == order.count { return true }
      for (operation, place) in unfolding.unfolding.successors(of: visit.place)
      where order.predecessors[operation].isSubset(of: visit.executed) {
        let next = Visit(place: place, executed: visit.executed.inserting(operation))
        if seen.insert(next).inserted { open.append(next) }
      }
    }
    return false
  }

  /// Returns the pairs of an ordering, the most telling first: two operations on one layer, then
  /// those with an operation on the transaction, and the farther before the closer, so that a pair
  /// is preferred to the chain of neighbours that implies it.
  private func pairs(of ordering: [Int]) -> [Rule] {
    var pairs: [(kinship: Int, distance: Int, rule: Rule)] = []
    for (place, before) in ordering.enumerated() {
      for (distance, after) in ordering[(place + 1)...].enumerated() {
        let kinship = kinship(layers[before], layers[after])
        pairs.append((kinship, -distance, Rule(before, after)))
      }
    }
    let sorted = pairs.enumerated().sorted { a, b in
      (a.element.kinship, a.element.distance, a.offset)
        < (b.element.kinship, b.element.distance, b.offset)
    }
    return sorted.map(\.element.rule)
  }

  private func kinship(_ a: LayerID?, _ b: LayerID?) -> Int {
    if a == nil || b == nil { return a == b ? 0 : 2 }
    return a == b ? 1 : 3
  }
}
