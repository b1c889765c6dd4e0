/// A comparison of everything that the graph says with what trying every ordering says.
package struct Agreement {
  private let question: Question
  private let isBlind: Bool
  private let naive: [(ordering: [Int], verdict: Verdict)]

  /// Tries every ordering of a program's movable operations.
  ///
  /// Takes n! runs in every world.
  ///
  /// With `isBlind` the graph is built wrong, so that a check can be seen to notice.
  package init(
    _ program: Program, moving movable: Movable, in worlds: WorldSet,
    semantics: Semantics = Semantics(), isBlind: Bool = false
  ) {
    self.isBlind = isBlind
    question = Question(
      program, moving: movable, worlds: worlds.worlds(of: program), semantics: semantics)
    naive = question.count > 0 ? NaiveEnumeration(question).verdicts : []
  }

  /// How many orderings were tried.
  package var orderingCount: Int { naive.count }

  /// How many of them are safe.
  package var safeCount: Int { naive.lazy.filter(\.verdict.isSafe).count }

  /// What the graph says otherwise, in words; empty where both agree.
  package func disagreements() -> [String] {
    if naive.isEmpty { return [] }
    let court = Court(question)
    let sets: [Explorer.Reductions] = [[], .foresight, .symmetry, .all]
    let whole = Court(question, ignoringBystanders: false)
    return sets.flatMap { countDisagreements(court, $0) } + countDisagreements(whole, .all)
      + ruleDisagreements(court)
      + histogramDisagreements(court) + repairDisagreements(court)
  }

  /// What the graph's counts say otherwise.
  package func disagreementsOfCounts() -> [String] {
    naive.isEmpty ? [] : countDisagreements(Court(question), .all)
  }

  /// What the rules say otherwise.
  package func disagreementsOfRules() -> [String] {
    naive.isEmpty ? [] : ruleDisagreements(Court(question))
  }

  /// What the repair says otherwise.
  package func disagreementsOfRepair() -> [String] {
    naive.isEmpty ? [] : repairDisagreements(Court(question))
  }

  private func graph(
    _ court: Court, _ reductions: Explorer.Reductions = .all, isExhaustive: Bool = false
  ) -> OrderingGraph {
    var explorer = Explorer(
      court, isExhaustive: isExhaustive,
      reductions: isBlind ? reductions.union(.blind) : reductions)
    return explorer.explore() ?? OrderingGraph(count: 0, nodes: [])
  }

  private func countDisagreements(_ court: Court, _ reductions: Explorer.Reductions) -> [String] {
    let graph = graph(court, reductions)
    let safe = graph.counts(where: \.isSafe)[0]
    let unknown = graph.counts(where: \.isUnknown)[0]
    var found: [String] = []
    if safe != UInt128(safeCount) {
      found.append("reductions \(reductions.rawValue): \(safe) safe, not \(safeCount)")
    }
    let naiveUnknown = naive.lazy.filter(\.verdict.isUnknown).count
    if unknown != UInt128(naiveUnknown) {
      found.append("reductions \(reductions.rawValue): \(unknown) unknown, not \(naiveUnknown)")
    }
    return found
  }

  private func ruleDisagreements(_ court: Court) -> [String] {
    let graph = graph(court)
    let safe = graph.counts(where: \.isSafe)
    if safe[0] == 0 { return [] }
    let rules = Rules(question, graph, safe: safe, symmetry: Symmetry(court))
    let pairs = rules.necessary.pairs
    return naive.compactMap { ordering, verdict in
      let isObeyed =
        pairs.allSatisfy { $0.isObeyed(by: ordering) }
        && rules.clauses.allSatisfy { $0.isObeyed(by: ordering) }
      if verdict.isSafe, !isObeyed { return "\(ordering) is safe, but breaks a rule" }
      if !verdict.isSafe, isObeyed, rules.isSufficient {
        return "\(ordering) obeys every rule, but is not safe"
      }
      return nil
    } + missingRules(pairs)
  }

  /// Returns the pairs that every safe ordering obeys and that are not among the rules.
  private func missingRules(_ pairs: [Rule]) -> [String] {
    let safe = naive.filter(\.verdict.isSafe)
    return (0..<question.count).flatMap { before in
      (0..<question.count).compactMap { after in
        let rule = Rule(before, after)
        let isMissing =
          before != after && !pairs.contains(rule)
          && safe.allSatisfy { rule.isObeyed(by: $0.ordering) }
        return isMissing ? "\(before) before \(after) is necessary, but no rule" : nil
      }
    }
  }

  private func histogramDisagreements(_ court: Court) -> [String] {
    let histogram = Histogram(graph(court, isExhaustive: true))
    var counts: [Verdict: UInt128] = [:]
    for (_, verdict) in naive { counts[verdict, default: 0] += 1 }
    let rows = histogram.rows.map {
      (Verdict(faults: $0.faults, isDoubtful: $0.isUnknown), $0.count)
    }
    return rows.count == counts.count && rows.allSatisfy { counts[$0.0] == $0.1 }
      ? [] : ["histogram \(rows), not \(counts)"]
  }

  private func repairDisagreements(_ court: Court) -> [String] {
    let graph = graph(court)
    let repair = graph.nearestOrdering(live: graph.counts(where: \.isSafe))
    let nearest = naive.lazy.filter(\.verdict.isSafe).map(\.ordering).min {
      Self.distance($0).lexicographicallyPrecedes(Self.distance($1))
    }
    return repair == nearest
      ? [] : ["nearest safe ordering \(String(describing: repair)), not \(nearest ?? [])"]
  }

  /// The moved statements, the displacement, and then the ordering itself.
  private static func distance(_ ordering: [Int]) -> [Int] {
    var longest = [Int](repeating: 1, count: ordering.count)
    for place in ordering.indices {
      for earlier in 0..<place where ordering[earlier] < ordering[place] {
        longest[place] = max(longest[place], longest[earlier] + 1)
      }
    }
    let displacement = zip(ordering.indices, ordering).map { abs($0 - $1) }.reduce(0, +)
    return [ordering.count - (longest.max() ?? 0), displacement] + ordering
  }
}
