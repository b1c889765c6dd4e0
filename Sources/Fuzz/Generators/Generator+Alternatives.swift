/// One of several.
extension Generator {
  /// Returns one value and no other.
  @inlinable public static func just(_ value: Value) -> Generator where Value: Sendable {
    Generator { _ in value }
  }

  /// Returns the values of a list, the simplest first; a case goes without some of them.
  @inlinable public static func pick(_ values: [Value]) -> Generator where Value: Sendable {
    precondition(!values.isEmpty, "a pick needs a value")
    return Generator { choices in values[choices.alternative(of: values.count)] }
  }

  /// Returns what several generators draw, the simplest first; a case goes without some of them.
  @inlinable public static func one(of generators: [Generator]) -> Generator {
    precondition(!generators.isEmpty, "a choice needs an alternative")
    return Generator { choices in
      try choices.span(.alternative) { choices in
        try generators[choices.alternative(of: generators.count)].draw(&choices)
      }
    }
  }

  /// Returns what several generators draw, each as often as its weight says.
  @inlinable public static func weighted(_ generators: [(weight: Int, generator: Generator)])
    -> Generator
  {
    precondition(generators.contains { $0.weight > 0 }, "weights need a positive one")
    let weights = generators.map(\.weight)
    let drawn = generators.map(\.generator)
    return Generator { choices in
      try choices.span(.alternative) { choices in
        try drawn[choices.alternative(weights: weights)].draw(&choices)
      }
    }
  }

  /// Returns values that may contain others of their kind.
  ///
  /// - Parameters:
  ///   - depth: How many may be nested.
  ///   - leaf: What contains none.
  ///   - grow: Given the generator of what a value may contain, returns what does.
  /// - Returns: The generator.
  @inlinable public static func recursive(
    depth: Int, leaf: Generator, grow: (Generator) -> Generator
  ) -> Generator {
    var result = leaf.tree
    for level in stride(from: 1, through: depth, by: 1) {
      let outer = grow(result)
      result = Generator { choices in
        try choices.span(.tree) { choices in
          try choices.grows(at: depth - level) ? outer.draw(&choices) : leaf.draw(&choices)
        }
      }
    }
    return result
  }

  /// Returns the generator with its values as ones that may stand for what contains them.
  @inlinable public var tree: Generator {
    Generator { [draw] choices in try choices.span(.tree, draw) }
  }
}
