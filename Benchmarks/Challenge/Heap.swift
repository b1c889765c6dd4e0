/// A node of a binary heap.
indirect enum Heap: CustomStringConvertible, Sendable {
  case empty
  case node(Int, Heap, Heap)

  var description: String {
    switch self {
    case .empty: "None"
    case .node(let head, let left, let right): "(\(head), \(left), \(right))"
    }
  }

  /// The heads, from the root, right branches first.
  var list: [Int] {
    var heads: [Int] = []
    var open = [self]
    while let heap = open.popLast() {
      if case .node(let head, let left, let right) = heap {
        heads.append(head)
        open += [left, right]
      }
    }
    return heads
  }

  /// What should be the sorted heads, but merges only at the root.
  var wronglySorted: [Int] {
    guard case .node(let head, let left, let right) = self else { return [] }
    return [head] + left.merged(with: right).list
  }

  func merged(with other: Heap) -> Heap {
    switch (self, other) {
    case (.empty, _): other
    case (_, .empty): self
    case (.node(let head, let left, let right), .node(let head2, let left2, let right2)):
      head <= head2
        ? .node(head, right.merged(with: other), left)
        : .node(head2, right2.merged(with: self), left2)
    }
  }
}
