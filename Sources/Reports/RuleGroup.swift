package import OrderingModel

/// Rules that can be said in one line.
package struct RuleGroup: Hashable, Sendable {
  /// What must come first, in words.
  package let before: String
  /// What must come later, in words.
  package let after: String
  /// The rules.
  package let rules: [Rule]

  /// Returns the rules of a proof in groups: all between two kinds of operations, or between the
  /// operations on one layer, are one group; others stand alone.
  package static func groups(of rules: [Rule], _ movable: [Statement]) -> [RuleGroup] {
    var groups: [RuleGroup] = []
    var seen: [Pair] = []
    for rule in rules {
      let pair = Pair(movable[rule.before].operation.kind, movable[rule.after].operation.kind)
      if seen.contains(pair) { continue }
      seen.append(pair)
      let alike = rules.filter {
        Pair(movable[$0.before].operation.kind, movable[$0.after].operation.kind) == pair
      }
      groups += group(alike, movable)
    }
    return groups
  }

  /// Returns the groups in one line each; those that follow each other are one chain.
  package static func chains(of groups: [RuleGroup]) -> [String] {
    var chains: [[String]] = []
    for group in groups {
      if let index = chains.firstIndex(where: { $0.last == group.before }) {
        chains[index].append(group.after)
      } else {
        chains.append([group.before, group.after])
      }
    }
    return chains.map { $0.joined(separator: " →\u{A0}") }
  }

  private struct Pair: Equatable {
    let before: Movable.Kind?
    let after: Movable.Kind?

    init(_ before: Movable.Kind?, _ after: Movable.Kind?) {
      (self.before, self.after) = (before, after)
    }
  }

  private static func group(_ rules: [Rule], _ movable: [Statement]) -> [RuleGroup] {
    let before = unique(rules.map(\.before))
    let after = unique(rules.map(\.after))
    if rules.count == before.count * after.count {
      return [
        RuleGroup(
          before: words(for: before, movable), after: words(for: after, movable), rules: rules)
      ]
    }
    let pairsLayers = rules.allSatisfy { rule in
      let layer = movable[rule.before].operation.layer
      return layer != nil && layer == movable[rule.after].operation.layer
    }
    if pairsLayers, rules.count == before.count, isAll(before, movable) {
      return [
        RuleGroup(
          before: words(for: before, movable),
          after: "the \(noun(for: movable[after[0]].operation)) of the same layer", rules: rules)
      ]
    }
    return rules.map {
      RuleGroup(
        before: words(for: [$0.before], movable), after: words(for: [$0.after], movable),
        rules: [$0])
    }
  }

  private static func words(for operations: [Int], _ movable: [Statement]) -> String {
    if operations.count == 1 { return movable[operations[0]].text.unbreakable }
    if isAll(operations, movable) { return "each \(noun(for: movable[operations[0]].operation))" }
    return operations.map { movable[$0].text.unbreakable }.joined(separator: ", ")
  }

  /// Whether operations are all of their kind.
  private static func isAll(_ operations: [Int], _ movable: [Statement]) -> Bool {
    let kind = movable[operations[0]].operation.kind
    return operations.count == movable.lazy.filter { $0.operation.kind == kind }.count
  }

  private static func noun(for operation: OrderingModel.Operation) -> String {
    switch operation.kind {
    case .completion: "setCompletionBlock"
    case .remove: "removal"
    case .insert: "insertion"
    case let kind: kind?.rawValue ?? "operation"
    }
  }

  private static func unique(_ operations: [Int]) -> [Int] {
    var unique: [Int] = []
    for operation in operations where !unique.contains(operation) { unique.append(operation) }
    return unique
  }
}
