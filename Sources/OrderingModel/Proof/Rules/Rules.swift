/// The rules that an ordering must obey to be safe, and whether they are enough.
struct Rules: Sendable {
  /// What every safe ordering obeys.
  let necessary: PartialOrder
  /// Either/or rules that every safe ordering obeys, too.
  private(set) var clauses: [Clause] = []
  /// Whether an ordering that obeys all of them is safe.
  private(set) var isSufficient: Bool

  /// The largest number of either/or rules that are looked for.
  static let clauseLimit = 24

  /// Finds the rules of a graph in which some ordering is safe.
  init(
    _ question: Question, _ graph: OrderingGraph, safe: [UInt128], symmetry: Symmetry
  ) {
    necessary = Self.necessary(graph, safe, symmetry)
    isSufficient = necessary.linearExtensionCount == safe[0]
    if !isSufficient {
      let layers = question.movable.map(\.operation.layer)
      let search = ClauseSearch(graph, safe, necessary, layers: layers)
      findClauses(search, symmetry)
    }
  }

  /// Returns the pairs of which no safe ordering has the contrary.
  private static func necessary(
    _ graph: OrderingGraph, _ safe: [UInt128], _ symmetry: Symmetry
  ) -> PartialOrder {
    var seenBefore = [SmallSet](repeating: SmallSet(), count: graph.count)
    for node in graph.nodes {
      for edge in graph.edges[node.edges] where safe[edge.target] > 0 {
        seenBefore[edge.operation] = seenBefore[edge.operation].union(node.executed)
      }
    }
    seenBefore = symmetry.closure(of: seenBefore)
    let pairs = (0..<graph.count).flatMap { a in
      (0..<graph.count).filter { b in a != b && !seenBefore[a].contains(b) }.map { Rule(a, $0) }
    }
    return PartialOrder(count: graph.count, pairs)
  }

  private mutating func findClauses(_ search: ClauseSearch, _ symmetry: Symmetry) {
    while clauses.count < Self.clauseLimit, !isSufficient {
      switch search.clause(besides: clauses) {
      case .clause(let clause):
        clauses += symmetry.images(of: clause, upTo: Self.clauseLimit).filter {
          !clauses.contains($0)
        }
      case .complete: isSufficient = true
      case .givenUp: return
      }
    }
    clauses = search.irredundant(clauses, isSufficient: isSufficient)
  }
}
