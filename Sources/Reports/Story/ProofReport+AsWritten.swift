import OrderingModel

extension ProofReport {
  func tellAsWritten(_ story: inout Story) {
    guard let run = proof.counterexample else { return }
    let account = account(of: run, named: "as-written")
    story.open("AS WRITTEN", proof.asWritten.faults.kinds.map(\.name).joined(separator: ", "))
    story.tell(.run(account))
    for other in account.others { story.tell(.item(other)) }
  }

  func tellDoubts(_ story: inout Story) {
    guard let run = proof.doubtfulRun, !run.doubts.isEmpty else { return }
    let phrases = Phrases(proof.program, run.statements)
    story.open("NOT KNOWN", "what the source does not tell")
    var told: [Observable] = []
    for doubt in run.doubts where !told.contains(doubt.jump.observable) {
      told.append(doubt.jump.observable)
      story.tell(.item(phrases.sentence(of: doubt)))
    }
    tellStartComment(&story)
    if run.faults.isEmpty { story.tell(.run(account(of: run, named: "not-known"))) }
  }

  func tellRepair(_ story: inout Story) {
    if let repair = proof.repair {
      let listing = Listing(proof, repair)
      story.open(
        "REPAIR", "the nearest safe order moves \(listing.markCount.counted("statement"))")
      story.tell(.listing(listing))
    } else if !proof.asWritten.isSafe, proof.safe > 0 {
      story.open(
        "NO REPAIR",
        "in every safe order something stands before what it uses is defined; move the"
          + " definitions up")
    }
    if proof.safe == 0 { tellCures(&story) }
  }

  /// Tells what else would help where no order is safe.
  private func tellCures(_ story: inout Story) {
    if proof.unknown > 0 {
      story.open(
        "NO ORDER IS KNOWN TO BE SAFE; \(proof.unknown.grouped) may be, which depends on what the"
          + " source does not tell", isTight: true)
      if proof.doubtfulRun == nil { tellStartComment(&story) }
    } else {
      story.open("NO ORDER IS SAFE, so there are no rules for the order", isTight: true)
    }
    for cure in proof.cures { story.tell(.item(text(of: cure))) }
    if proof.unknown == 0, proof.cures.isEmpty {
      story.tell(
        .sentence(
          "Neither disabled actions, nor the property's name as key, nor setting the last value would"
            + " change that."))
    }
  }

  private func text(of cure: Cure) -> String {
    let changes = cure.changes.map { change in
      switch change {
      case .disableActions: "CATransaction.setDisableActions(true) before the span"
      case .keyIsProperty: "the property's name as the key of each add"
      case .setEndValue: "the animation's last value set in the model, too"
      }
    }
    let change = "With \(changes.joined(separator: " and "))"
    return cure.curesAsWritten
      ? "\(change), the order as written is safe, one of \(cure.safe.grouped)."
      : "\(change), \(cure.safe.grouped) orders are safe, the one written not among them."
  }

  /// Tells the comment that says what an animated property starts with, where the source does not.
  private func tellStartComment(_ story: inout Story) {
    guard let name = proof.untoldStart.map(phrases.name) else { return }
    story.tell(
      .item(
        "A comment in the function can tell what it starts with:"
          + " //\u{A0}flickerproof:\u{A0}start\u{A0}\(name.unbreakable)\u{A0}=\u{A0}1"))
  }
}

extension Proof {
  /// The first animated property of a layer on screen of which it is not told what it starts with.
  fileprivate var untoldStart: Observable? {
    let adds = program.turns.flatMap(\.statements).compactMap { statement -> Observable? in
      guard case .add(let animation, let layer, _) = statement.operation else { return nil }
      let key = program.animations[animation.index].keyPath
      let start = program.layers[layer.index].start.first { $0.key == key }
      guard case .symbol = start?.value else { return nil }
      return .property(layer, key)
    }
    return adds.first
  }
}
