/// Builds the graph of all orderings, one operation after the other.
struct Explorer {
  /// How much an exploration may take.
  struct Limits: Sendable {
    /// The largest number of nodes.
    var nodes = 4_000_000
  }

  /// A place in the graph: what is executed, and where each bench is by that.
  private struct Place: Hashable {
    let executed: SmallSet
    let states: [Int32]
    let verdict: Verdict

    var withoutStates: Place { Place(executed: executed, states: [], verdict: Verdict()) }
  }

  /// What may be left out, since the counts are the same without it.
  struct Reductions: OptionSet {
    let rawValue: Int
    /// Branches end where `Foresight` sees a fault.
    static let foresight = Reductions(rawValue: 1)
    /// Interchangeable layers are counted once and multiplied out.
    static let symmetry = Reductions(rawValue: 2)
    static let all: Reductions = [.foresight, .symmetry]
    /// Places are one where the same is executed, whatever the states: wrong, so that a check can be
    /// seen to notice.
    static let blind = Reductions(rawValue: 4)
  }

  private let court: Court
  private let limits: Limits
  /// Whether a branch goes on after a fault is certain, so that all faults are known.
  private let isExhaustive: Bool
  private var graph: OrderingGraph
  private var foresight: Foresight?
  private let symmetry: Symmetry
  private let isBlind: Bool
  private var states = StateTable()
  private var level: [Place] = []

  init(
    _ court: Court, limits: Limits = Limits(), isExhaustive: Bool = false,
    reductions: Reductions = .all, symmetry: Symmetry? = nil
  ) {
    self.court = court
    if reductions.contains(.foresight), !isExhaustive { foresight = Foresight(court) }
    self.limits = limits
    isBlind = reductions.contains(.blind)
    self.symmetry =
      reductions.contains(.symmetry)
      ? symmetry ?? Symmetry(court) : Symmetry(of: court.question)
    self.isExhaustive = isExhaustive
    graph = OrderingGraph(
      count: court.question.count, nodes: [OrderingGraph.Node(executed: SmallSet())])
  }

  /// Returns the graph; nil where it outgrows the limits.
  ///
  /// After each operation `progress` is told the share that is done.
  mutating func explore(progress: (Double) -> Void = { _ in }) -> OrderingGraph? {
    level = [
      Place(
        executed: SmallSet(), states: court.benches.map { states.enter($0.state) },
        verdict: court.start)
    ]
    for position in 0..<graph.count {
      expand(position)
      progress(Double(position + 1) / Double(graph.count + 1))
      if graph.nodes.count > limits.nodes { return nil }
    }
    conclude()
    return graph
  }

  /// Follows every operation that is left from every place of a level.
  private mutating func expand(_ position: Int) {
    var next: [Place] = []
    var numbers: [Place: Int] = [:]
    let first = graph.nodes.count - level.count
    let firstOfNext = graph.nodes.count
    for (offset, place) in level.enumerated() {
      let firstEdge = graph.edges.count
      for operation in 0..<graph.count where !place.executed.contains(operation) {
        guard let (successor, renaming) = successor(of: place, operation, at: position) else {
          continue
        }
        let number = numbers[isBlind ? successor.withoutStates : successor] ?? next.count
        if number == next.count {
          numbers[isBlind ? successor.withoutStates : successor] = number
          next.append(successor)
        }
        graph.edges.append(
          OrderingGraph.Edge(
            operation: operation, target: firstOfNext + number, renaming: graph.enter(renaming)))
      }
      graph.nodes[first + offset].edges = firstEdge..<graph.edges.count
    }
    graph.nodes += next.map { OrderingGraph.Node(executed: $0.executed) }
    level = next
  }

  /// Returns where an operation leads, and the renaming on the way; nil where a fault is certain.
  private mutating func successor(
    of place: Place, _ operation: Int, at position: Int
  ) -> (Place, Renaming?)? {
    if !isExhaustive, place.verdict.faults.isUnsafe { return nil }
    let executed = place.executed.inserting(operation)
    var verdict = place.verdict
    var reached: [Machine.State] = []
    for (bench, number) in place.states.enumerated() {
      let step = court.step(states[number], operation, at: position, onBench: bench)
      verdict.formUnion(step.verdict)
      if !isExhaustive {
        if verdict.faults.isUnsafe { return nil }
        if court.benches[bench].slowed == nil,
          foresight?.isDoomed(step.state, after: operation, executed: executed) == true
        {
          return nil
        }
        verdict.faults = []
      }
      reached.append(step.state)
    }
    return enter(executed, reached, verdict)
  }

  /// Returns a place, with interchangeable layers brought into their order.
  private mutating func enter(
    _ executed: SmallSet, _ reached: [Machine.State], _ verdict: Verdict
  ) -> (Place, Renaming?) {
    var (executed, reached) = (executed, reached)
    let renaming = symmetry.renaming(executed, reached, in: court.machine)
    if let renaming {
      executed = Renaming.renamed(executed, by: renaming.operations)
      reached = reached.map { court.machine.state($0, renamedBy: renaming) ?? $0 }
    }
    let numbers = reached.map { states.enter($0) }
    return (Place(executed: executed, states: numbers, verdict: verdict), renaming)
  }

  /// Decides the places where everything is executed.
  private mutating func conclude() {
    let first = graph.nodes.count - level.count
    for (offset, place) in level.enumerated() {
      var verdict = place.verdict
      for (number, bench) in zip(place.states, court.benches) {
        if !isExhaustive, verdict.faults.isUnsafe { break }
        verdict.formUnion(
          court.conclude(states[number], bench, stoppingAtFault: !isExhaustive))
      }
      graph.verdicts[first + offset] = verdict
    }
  }
}
