import OrderingModel

extension TextReport {
  mutating func writeAsWritten() {
    guard let run = proof.counterexample else { return }
    write()
    write("AS WRITTEN: \(proof.asWritten.faults.kinds.map(\.name).joined(separator: ", "))")
    write(run, Listing(proof, marking: proof.blamed))
    for kind in proof.asWritten.faults.kinds.filter(\.isUnsafe).dropFirst() {
      guard let other = run.faults.first(where: { $0.kind == kind }) else { continue }
      let phrases = Phrases(proof.program, run.statements)
      write("and \(kind.name): \(phrases.sentence(of: other))", indent: 2, hang: 2)
    }
  }

  mutating func writeRepair() {
    if let repair = proof.repair {
      let listing = Listing(proof, repair)
      write()
      write("REPAIR: the nearest safe order moves \(listing.markCount.counted("statement"))")
      write()
      lines += listing.lines(width: width)
    } else if !proof.asWritten.isSafe, proof.safe > 0 {
      write()
      write(
        "NO REPAIR: in every safe order something stands before what it uses is defined; move the"
          + " definitions up", hang: 2)
    }
    if proof.safe == 0, proof.unknown > 0 {
      write()
      write(
        "NO ORDER IS KNOWN TO BE SAFE; \(proof.unknown.grouped) may be, which depends on what the"
          + " source does not tell", hang: 2)
      if proof.doubtfulRun == nil { writeStartComment() }
      for cure in proof.cures { write(text(of: cure), indent: 2, hang: 2) }
    } else if proof.safe == 0 {
      write()
      write("NO ORDER IS SAFE, so there are no rules for the order")
      for cure in proof.cures { write(text(of: cure), indent: 2, hang: 2) }
      if proof.cures.isEmpty {
        write(
          "Neither disabled actions, nor the property's name as key, nor setting the last value would"
            + " change that.", indent: 2)
      }
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

  mutating func writeDoubts() {
    guard let run = proof.doubtfulRun, !run.doubts.isEmpty else { return }
    let phrases = Phrases(proof.program, run.statements)
    write()
    write("NOT KNOWN: what the source does not tell", hang: 2)
    write()
    for sentence in phrases.sentences(of: run.doubts) { write(sentence, indent: 2, hang: 2) }
    writeStartComment()
  }

  /// Writes the comment that tells what an animated property starts with, where the source does not.
  private mutating func writeStartComment() {
    guard let name = proof.untoldStart.map(report.phrases.name) else { return }
    write(
      "A comment in the function can tell what it starts with:"
        + " //\u{A0}flickerproof:\u{A0}start\u{A0}\(name.unbreakable)\u{A0}=\u{A0}1", indent: 2,
      hang: 2)
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

  /// The statements that are to blame for what the order as written does.
  fileprivate var blamed: [Int] {
    guard let run = counterexample, let fault = run.faults.first else { return [] }
    return fault.blame
  }
}
