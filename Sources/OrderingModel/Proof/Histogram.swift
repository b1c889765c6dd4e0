/// How many orderings end in which faults.
public struct Histogram: Sendable {
  /// The orderings that end in one set of kinds of fault.
  public struct Row: Sendable {
    /// The kinds of fault, united over the worlds.
    public let faults: FaultKinds
    /// Whether there may be others.
    public let isUnknown: Bool
    /// How many orderings.
    public let count: UInt128
    /// The one of them nearest to the order as written.
    public let example: [Int]
  }

  /// The rows: the most orderings first.
  public let rows: [Row]
}

extension Histogram {
  /// Counts the leaves of a graph in which no branch has been cut.
  init(_ graph: OrderingGraph) {
    var kinds: [Verdict] = []
    for verdict in graph.verdicts.values where !kinds.contains(verdict) { kinds.append(verdict) }
    let rows = kinds.map { kind -> Row in
      let counts = graph.counts { $0 == kind }
      return Row(
        faults: kind.faults, isUnknown: kind.isDoubtful, count: counts[0],
        example: graph.nearestOrdering(live: counts) ?? [])
    }
    self.rows = rows.sorted {
      ($0.count, $1.faults.rawValue) > ($1.count, $0.faults.rawValue)
    }
  }
}

extension OrderingGraph {
  /// Returns the ordering nearest to the one written among those that end where a count is not 0;
  /// with `allows`, among those in which it allows each operation at its position.
  func nearestOrdering(
    live counts: [UInt128], allows: @escaping (Int, Int) -> Bool = { _, _ in true }
  ) -> [Int]? {
    var unfolding = Unfolding(self, live: counts)
    guard let root = unfolding.root else { return nil }
    var search = NearestOrdering<Unfolding.Place>(
      count: count,
      successors: { place, position in
        unfolding.successors(of: place).filter { allows($0.operation, position) }
      },
      isGoal: { _ in true })
    return search.find(from: root)?.ordering
  }
}

extension PartialOrder {
  /// Returns the ordering nearest to the one written that obeys the partial order.
  var nearestOrdering: [Int]? {
    var search = NearestOrdering<SmallSet>(
      count: count,
      successors: { executed, _ in
        enabled(after: executed).map { ($0, executed.inserting($0)) }
      },
      isGoal: { _ in true })
    return search.find(from: SmallSet())?.ordering
  }
}
