import Fuzz

/// Challenges about trees.
extension Challenge {
  static let calculator = {
    let generator = Generator<Expression>.recursive(
      depth: 5, leaf: Generator<Int>.integers().map { .number($0) }
    ) { inner in
      .one(of: [
        zip(inner, inner).map { .sum($0, $1) }, zip(inner, inner).map { .quotient($0, $1) },
      ])
    }
    return Challenge("calculator", ideal: "(/ 0 (+ 0 0))", generator) { term in
      term.dividesByLiteralZero ? nil : term.value != nil
    }
  }()

  static let binaryHeap = Challenge(
    "binheap", ideal: "(0, None, (0, (0, None, None), (1, None, None)))",
    Generator { choices in
      try heap(choices.integer(in: 0...20), above: 0, &choices)
    }
  ) { heap in
    let sorted = heap.wronglySorted
    return sorted == sorted.sorted() && heap.list.sorted() == sorted
  }

  private static func heap(_ size: Int, above low: Int, _ choices: inout Choices) throws -> Heap {
    if size == 0 { return .empty }
    return try choices.span(.tree) { choices in
      if choices.alternative(weights: [1, 7]) == 0 { return .empty }
      let head = choices.integer(in: low...(low + 1000), simplest: low)
      let left = try heap(size / 2, above: head, &choices)
      return .node(head, left, try heap(size / 2, above: head, &choices))
    }
  }
}
