extension ProofReport {
  /// The picture of each counterexample, with what it is called in the name of a file: `as-written`,
  /// `without-1`.
  package var pictures: [(name: String, picture: Picture)] {
    story.runs.map { ($0.name, Picture($0, isComplete: true)) }
  }
}

extension Story {
  /// The runs, in the order in which they are told.
  var runs: [RunAccount] {
    sections.flatMap(\.blocks).compactMap { block in
      if case .run(let account) = block { return account }
      return nil
    }
  }
}
