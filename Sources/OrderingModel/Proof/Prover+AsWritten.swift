/// The order as written, without all the others.
extension Prover {
  /// Returns what is known of the order as written; in the paranoid worlds, under every reading.
  ///
  /// Takes one run in each world, and needs nothing that moves.
  /// - Throws: `ProofError` where the program is too large or not sound.
  public func verdictAsWritten() throws(ProofError) -> Verdict {
    try check()
    return questionsAsWritten.reduce(into: Verdict()) { verdict, question in
      verdict.formUnion(NaiveEnumeration(question).verdict(of: Array(0..<question.count)))
    }
  }

  /// Returns the first run of the order as written that is not safe, or else one that may not be;
  /// nil where it is safe.
  /// - Throws: `ProofError` where the program is too large or not sound.
  public func runAsWritten() throws(ProofError) -> Counterexample? {
    try check()
    let questions = questionsAsWritten
    return questions.lazy.compactMap { $0.counterexample(Array(0..<$0.count)) }.first
      ?? questions.lazy.compactMap { $0.doubtfulRun(Array(0..<$0.count)) }.first
  }

  /// The operations that move, however many, in the order as written.
  package var movedAsWritten: [Statement] { questionsAsWritten.first?.movable ?? [] }

  /// The question under each reading that the worlds cover.
  private var questionsAsWritten: [Question] {
    let readings = worlds == .paranoid ? Semantics.otherReadings.map(\.semantics) : []
    return ([semantics] + readings).map { semantics in
      Question(
        program, moving: movable, worlds: worlds.worlds(of: program), semantics: semantics)
    }
  }
}
