extension Recorder {
  /// Creates a reason.
  func reason(_ fact: Reason.Fact, _ laws: [String], _ statements: [Int]) -> Reason {
    Reason(fact: fact, laws: laws, statements: statements)
  }

  /// Returns the places of the statements whose operation matches.
  func places(where matches: (Operation) -> Bool) -> [Int] {
    statements.indices.filter { matches(statements[$0].operation) }
  }

  /// Returns the places where an animation is added.
  func places(adding animation: AnimationID) -> [Int] {
    places { $0.animation == animation }
  }

  /// Returns the places where a block is set.
  func places(setting block: BlockID) -> [Int] {
    places { $0 == .setCompletionBlock(block) }
  }

  /// Returns the places where a property is set.
  func places(setting layer: LayerID, _ key: KeyID) -> [Int] {
    places { operation in
      if case .set(layer, key, _) = operation { return true }
      return false
    }
  }

  /// Returns the places where a clock is set by which some layers go.
  func places(settingClocksOf layers: [LayerID]) -> [Int] {
    let above = layers.flatMap { [$0] + question.program.ancestors(of: $0) }
    return places { operation in
      guard case .set(let layer, let key, _) = operation else { return false }
      return above.contains(layer) && machine.clocks.contain(key)
    }
  }

  /// Returns the places that change a layer.
  func places(on layer: LayerID) -> [Int] { places { $0.layer == layer } }

  /// Returns the layer that an animation is added to.
  func layer(of animation: AnimationID) -> LayerID? {
    places(adding: animation).first.flatMap { statements[$0].operation.layer }
  }
}
