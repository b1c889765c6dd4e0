/// The graph with the names that interchangeable layers have in the program.
///
/// In the graph an operation of one layer may stand for that of another; here every place remembers
/// how the layers have been exchanged on the way to it.
struct Unfolding {
  /// A node, and the naming in which it was reached.
  struct Place: Hashable {
    let node: Int
    let naming: Int
  }

  let graph: OrderingGraph
  /// Whether a node is worth visiting, by its place.
  private let isLive: [Bool]
  /// What each operation of the program is called in the graph.
  private var namings: [[Int]]
  private var numbers: [[Int]: Int]
  private var known: [Place: [(operation: Int, place: Place)]] = [:]

  init(_ graph: OrderingGraph, live counts: [UInt128]) {
    self.graph = graph
    isLive = counts.map { $0 > 0 }
    let identity = Array(0..<graph.count)
    namings = [identity]
    numbers = [identity: 0]
  }

  /// The place where nothing is executed; nil if nothing is live.
  var root: Place? { isLive[0] ? Place(node: 0, naming: 0) : nil }

  /// Returns where each operation leads that may come next, in the order as written.
  mutating func successors(of place: Place) -> [(operation: Int, place: Place)] {
    if let successors = known[place] { return successors }
    let naming = namings[place.naming]
    var edges = [OrderingGraph.Edge?](repeating: nil, count: graph.count)
    for edge in graph.edges[graph.nodes[place.node].edges] where isLive[edge.target] {
      edges[edge.operation] = edge
    }
    let successors = naming.indices.compactMap { operation -> (operation: Int, place: Place)? in
      guard let edge = edges[naming[operation]] else { return nil }
      return (operation, Place(node: edge.target, naming: follow(edge, from: place.naming)))
    }
    known[place] = successors
    return successors
  }

  private mutating func follow(_ edge: OrderingGraph.Edge, from number: Int) -> Int {
    guard let renaming = edge.renaming else { return number }
    let naming = namings[number].map { graph.renamings[renaming].operations[$0] }
    if let known = numbers[naming] { return known }
    namings.append(naming)
    numbers[naming] = namings.count - 1
    return namings.count - 1
  }
}
