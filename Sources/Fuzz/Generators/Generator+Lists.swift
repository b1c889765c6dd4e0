/// Several values.
extension Generator {
  /// Returns lists of so many elements; a random count is near uniform up to the size.
  @inlinable public func list(_ counts: ClosedRange<Int> = 0...20) -> Generator<[Value]> {
    precondition(counts.lowerBound >= 0, "a list can't have \(counts.lowerBound) elements")
    return Generator<[Value]> { [draw] choices in
      try choices.list(counts) { choices, _ in try draw(&choices) }
    }
  }

  /// Returns lists of exactly so many elements.
  @inlinable public func list(count: Int) -> Generator<[Value]> { list(count...count) }

  /// Returns the orders of a list's elements; the simplest is the list's own.
  public static func permutations<Element: Sendable>(
    of elements: [Element]
  ) -> Generator where Value == [Element] {
    Generator { choices in
      var rest = elements
      var order: [Element] = []
      while !rest.isEmpty {
        order.append(rest.remove(at: choices.integer(in: 0...(rest.count - 1))))
      }
      return order
    }
  }

  /// Returns the parts of a list, each with its elements in order; the simplest is empty.
  public static func subsets<Element: Sendable>(
    of elements: [Element]
  ) -> Generator where Value == [Element] {
    Generator { choices in elements.filter { _ in choices.boolean() } }
  }
}

/// Returns what several generators draw, each as a part of its own.
public func zip<each Value>(
  _ generators: repeat Generator<each Value>
) -> Generator<(repeat each Value)> {
  Generator<(repeat each Value)> { choices in
    (repeat try choices.span(.part, (each generators).draw))
  }
}
