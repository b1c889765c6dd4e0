extension Symmetry {
  /// Returns, for what was seen before each operation, everything that exchanges make of it.
  func closure(of seenBefore: [SmallSet]) -> [SmallSet] {
    var closed = seenBefore
    for exchange in exchanges {
      for (operation, seen) in seenBefore.enumerated() {
        let target = exchange.operations[operation]
        closed[target] = closed[target].union(Renaming.renamed(seen, by: exchange.operations))
      }
    }
    return closed
  }

  /// Returns a clause and everything that exchanges make of it.
  func images(of clause: Clause) -> [Clause] {
    var images = [clause]
    for exchange in exchanges {
      let image = Clause(
        clause.alternatives.map {
          Rule(exchange.operations[$0.before], exchange.operations[$0.after])
        })
      if !images.contains(image) { images.append(image) }
    }
    return images
  }

  /// All exchanges: every permutation of each class, combined.
  private var exchanges: [Renaming] {
    classes.reduce([identity]) { exchanges, members in
      exchanges.flatMap { exchange in
        Self.permutations(of: members.count).map { permutation in
          var next = exchange
          for (place, index) in permutation.enumerated() {
            next.put(members[index], inPlaceOf: members[place])
          }
          return next
        }
      }
    }
  }

  private static func permutations(of count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return permutations(of: count - 1).flatMap { shorter in
      (0...shorter.count).map { place in
        var longer = shorter
        longer.insert(count - 1, at: place)
        return longer
      }
    }
  }
}
