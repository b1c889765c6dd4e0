import OrderingModel

extension ProofReport {
  /// What there is to say of the proof: the answer first, then the rules, then what breaks without
  /// them.
  var story: Story {
    var story = Story()
    tellAnswer(&story)
    tellAsWritten(&story)
    tellDoubts(&story)
    tellRepair(&story)
    tellRules(&story)
    tellClauses(&story)
    tellReadings(&story)
    tellHistogram(&story)
    tellWitnesses(&story)
    return story
  }

  /// Returns what there is to say of a run of the program.
  func account(of run: Counterexample, named name: String) -> RunAccount {
    RunAccount(run: run, name: name, token: token(of: run))
  }

  private func tellAnswer(_ story: inout Story) {
    let place = proof.movable.first?.location.map { "\($0.file):\($0.line)" } ?? file
    story.open(headline, "\(proof.program.name), \(place)")
    let worlds =
      proof.worlds.count == 1 ? "in the closed world" : "in all \(proof.worlds.count) worlds"
    story.tell(
      .sentence(
        "\(proof.safe.grouped) of \(proof.total.grouped) orderings of "
          + "\(proof.movable.count.counted("operation")) are safe \(worlds)\(share)."))
    if proof.unknown > 0 {
      story.tell(
        .sentence("\(proof.unknown.grouped) more may be: a value that they show is not known."))
    }
    for assumption in proof.program.assumptions {
      story.tell(.item("assumed: \(assumption.withWholeComment)"))
    }
    tellNotes(&story)
  }

  private var headline: String {
    if proof.asWritten.isSafe { return "SAFE" }
    return proof.asWritten.isUnknown ? "NOT KNOWN" : "NOT SAFE"
  }

  private var share: String {
    let share = Double(proof.safe) / Double(proof.total) * 100
    return share > 0 && share < 100 ? " (\(share < 0.001 ? "<0.001" : share.short) %)" : ""
  }

  /// Tells what does not make an order unsafe, and is to be known.
  private func tellNotes(_ story: inout Story) {
    for finding in proof.findings {
      story.tell(.item("\(finding.kind.name): \(phrases.sentence(of: finding))"))
      for reason in phrases.because(finding) { story.tell(.note("because \(reason)")) }
    }
    if !proof.isWatched {
      story.tell(
        .sentence(
          "Nothing is animated explicitly here, so no jump was looked for: only whether blocks run."
        ))
    }
  }
}
