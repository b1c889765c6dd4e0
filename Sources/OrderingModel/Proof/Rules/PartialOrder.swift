/// A partial order of operations, kept with everything that follows from it.
struct PartialOrder: Hashable, Sendable {
  /// The operations that come before each.
  private(set) var predecessors: [SmallSet]

  /// Creates the order in which nothing comes before anything.
  init(count: Int) { predecessors = Array(repeating: SmallSet(), count: count) }

  /// Creates the order of some rules, and of what follows from them.
  ///
  /// They must not contradict each other.
  init(count: Int, _ rules: some Sequence<Rule>) {
    self.init(count: count)
    for rule in rules { predecessors[rule.after].insert(rule.before) }
    for middle in 0..<count {
      for operation in 0..<count where predecessors[operation].contains(middle) {
        predecessors[operation] = predecessors[operation].union(predecessors[middle])
      }
    }
  }

  /// How many operations there are.
  var count: Int { predecessors.count }

  /// Whether no operation comes before itself.
  var isConsistent: Bool { predecessors.indices.allSatisfy { !predecessors[$0].contains($0) } }

  /// All pairs, those included that follow from others.
  var pairs: [Rule] {
    (0..<count).flatMap { before in
      (0..<count).filter { predecessors[$0].contains(before) }.map { Rule(before, $0) }
    }
  }

  /// The cover pairs: the transitive reduction, which is the one smallest set of rules with the same
  /// meaning.
  var covers: [Rule] {
    pairs.filter { pair in
      !(0..<count).contains { middle in
        predecessors[pair.after].contains(middle) && predecessors[middle].contains(pair.before)
      }
    }
  }

  /// The linear extensions: how many orderings obey the partial order.
  ///
  /// Components without a rule between them are counted apart and multiplied out, so that the time
  /// is exponential only in the size of the largest.
  var linearExtensionCount: UInt128 {
    var placed = 0
    var count: UInt128 = 1
    for component in components {
      count *= .binomial(placed + component.count, component.count) * extensions(of: component)
      placed += component.count
    }
    return count
  }

  /// Returns the operations that may come next.
  func enabled(after executed: SmallSet) -> [Int] {
    (0..<count).filter { !executed.contains($0) && predecessors[$0].isSubset(of: executed) }
  }

  /// The operations that hang together by rules.
  private var components: [SmallSet] {
    var components: [SmallSet] = []
    for operation in 0..<count {
      let related = predecessors[operation].inserting(operation)
      let touching = components.filter { !$0.intersection(related).isEmpty }
      components.removeAll { !$0.intersection(related).isEmpty }
      components.append(touching.reduce(related) { $0.union($1) })
    }
    return components
  }

  private func extensions(of component: SmallSet) -> UInt128 {
    var level: [SmallSet: UInt128] = [SmallSet(): 1]
    for _ in 0..<component.count {
      var next: [SmallSet: UInt128] = [:]
      for (executed, count) in level {
        for operation in enabled(after: executed) where component.contains(operation) {
          next[executed.inserting(operation), default: 0] += count
        }
      }
      level = next
    }
    return level.values.reduce(0, +)
  }
}
