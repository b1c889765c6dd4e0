/// All orderings of a question, as paths of one graph: orderings that have executed the same
/// operations and reached the same states are one node, so that their number does not matter.
struct OrderingGraph: Sendable {
  /// A place on the way of some orderings.
  struct Node: Sendable {
    /// The operations that have been executed.
    let executed: SmallSet
    /// The edges that leave it, by their places; those whose fault is certain have been cut.
    var edges: Range<Int> = 0..<0
  }

  /// One more operation.
  struct Edge: Sendable {
    let operation: Int
    let target: Int
    /// The renaming on the way, by its place in `renamings`; nil for none.
    let renaming: Int?
  }

  /// How many operations move.
  let count: Int
  /// The nodes, by how many operations they have executed; the first is the root.
  var nodes: [Node]
  var edges: [Edge] = []
  /// The exchanges of interchangeable layers that edges use.
  private(set) var renamings: [Renaming] = []
  /// What is known of a node's orderings, for the nodes that have executed everything.
  var verdicts: [Int: Verdict] = [:]

  /// Returns the place of a renaming, which is entered where it is new.
  mutating func enter(_ renaming: Renaming?) -> Int? {
    guard let renaming else { return nil }
    if let place = renamings.firstIndex(of: renaming) { return place }
    renamings.append(renaming)
    return renamings.count - 1
  }

  /// Returns the number of orderings of each node that end in a verdict.
  func counts(where isCounted: (Verdict) -> Bool) -> [UInt128] {
    var counts = [UInt128](repeating: 0, count: nodes.count)
    for (node, verdict) in verdicts where isCounted(verdict) { counts[node] = 1 }
    for node in nodes.indices.reversed() where !nodes[node].edges.isEmpty {
      counts[node] = edges[nodes[node].edges].reduce(0) { $0 + counts[$1.target] }
    }
    return counts
  }
}
