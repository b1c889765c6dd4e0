extension Symmetry {
  /// Returns, for what was seen before each operation, everything that exchanges make of it.
  func closure(of seenBefore: [SmallSet]) -> [SmallSet] {
    var closed = seenBefore
    while true {
      let before = closed
      for exchange in exchanges {
        for (operation, seen) in before.enumerated() {
          let target = exchange.operations[operation]
          closed[target] = closed[target].union(Renaming.renamed(seen, by: exchange.operations))
        }
      }
      if closed == before { return closed }
    }
  }

  /// Returns a clause and everything that exchanges make of it, up to about so many.
  func images(of clause: Clause, upTo limit: Int) -> [Clause] {
    var images = [clause]
    var place = 0
    while place < images.count, images.count <= limit {
      for exchange in exchanges {
        let image = Clause(
          images[place].alternatives.map {
            Rule(exchange.operations[$0.before], exchange.operations[$0.after])
          })
        if !images.contains(image) { images.append(image) }
      }
      place += 1
    }
    return images
  }

  /// The exchanges of two neighbours in a class, of which all others are made.
  private var exchanges: [Renaming] {
    classes.flatMap { members in
      zip(members, members.dropFirst()).map { a, b in
        var exchange = identity
        exchange.put(a, inPlaceOf: b)
        exchange.put(b, inPlaceOf: a)
        return exchange
      }
    }
  }
}
