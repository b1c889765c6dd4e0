package import OrderingModel

extension Phrases {
  /// Returns what goes wrong, in one sentence.
  package func sentence(of fault: Fault) -> String {
    switch (fault.kind, fault.subject) {
    case (.flicker, .observable(let observable)):
      flickerSentence(fault, name(of: observable))
    case (.early, .block(let block)):
      "\(name(of: block)) runs at \(fault.instant.milliseconds) ms, before the animations that it is"
        + " meant for have ended"
    case (.never, .block(let block)): "\(name(of: block)) never runs"
    case (.unseen, .animation(let animation)): "\(name(of: animation)) never shows"
    case (.leftover, .animation(let animation)):
      "\(name(of: animation)) stays for ever, and hides what is written later"
    case (.leftover, .layer(let layer)): "\(name(of: layer)) stays in the tree for ever"
    case (.unbalanced, _): "begin and commit do not match"
    case (.uncommitted, _): "a thread\(threadPlace) ends with an uncommitted implicit transaction"
    default: fault.kind.name
    }
  }

  /// Returns the chain of causes, a sentence each, with the laws behind it.
  package func because(_ fault: Fault) -> [String] {
    fault.reasons.map { "\(text(of: $0.fact)) (\($0.laws.joined(separator: ", ")))" }
  }

  /// Where the other thread's turn stands, if there is one of them only.
  private var threadPlace: String {
    let turns = program.turns.filter { $0.thread == .background }
    guard turns.count == 1, let first = turns[0].statements.first else { return "" }
    return place(of: first)
  }

  private func flickerSentence(_ fault: Fault, _ name: String) -> String {
    let values = fault.jump.map { " from \(text(of: $0.before)) to \(text(of: $0.after))" } ?? ""
    let shape = fault.shape == .flash ? ", and comes back later" : ""
    let timing = fault.isTimingDependent ? ", if a frame falls between two commits of the turn" : ""
    return "\(name) jumps\(values) at \(fault.instant.milliseconds) ms\(shape)\(timing)"
  }

  private func text(of fact: Reason.Fact) -> String {
    switch fact {
    case .addedBeforeBlock(let animation, let block):
      "\(name(of: animation)) is added before \(name(of: block)) is set, and a block waits only for"
        + " what is added after it"
    case .addedAfterTransaction(let animation, let block):
      "\(name(of: animation)) is added after the transaction of \(name(of: block)) has been committed"
    case .blockReplaced(let block):
      "another completion block is set in between, so nothing more counts for \(name(of: block))"
    case .notCounted(let animation, let block):
      "\(name(of: block)) does not count \(name(of: animation))"
    case .ranBeforeEnd(let block, let animation, let end):
      "\(name(of: animation)) goes on"
        + (end == .never ? " for ever" : " until \(end.milliseconds) ms")
        + ", for which \(name(of: block)) does not wait"
    default: outcome(of: fact)
    }
  }

  private func outcome(of fact: Reason.Fact) -> String {
    switch fact {
    case .notCommitted(let block): "the transaction of \(name(of: block)) is never committed"
    case .unmatchedCommit: "a commit stands where no explicit transaction is open, and does nothing"
    case .waitsForEndless(let block, let animation):
      animation == nil
        ? "\(name(of: block)) waits for the endless animation that other code adds"
        : "\(name(of: block)) waits for \(name(of: animation)), which never ends"
    case .sharesImplicitTransaction(let block):
      "\(name(of: block)) is set on the implicit transaction, which all code of the turn shares"
    case .replaced(let animation, let other):
      "\(name(of: other)) takes the key of \(name(of: animation)), which is thereby removed"
    case .removed(let animation): "\(name(of: animation)) is removed in the turn that adds it"
    case .detached(let animation):
      "its layer is not in the tree when \(name(of: animation)) is committed, so it stops at once"
    case .covered(let animation):
      "another animation of the property lies over \(name(of: animation)) for its whole time"
    case .neverStarted(let animation): "\(name(of: animation)) is never committed"
    default: sight(of: fact)
    }
  }

  private func sight(of fact: Reason.Fact) -> String {
    switch fact {
    case .began(let animation, let layer, let key):
      animation == nil
        ? "only now does the implicit animation of \(name(of: .property(layer, key))) begin to show"
        : "only now does \(name(of: animation)) begin to show"
    case .ended(let animation, let layer, let key):
      animation == nil
        ? "the implicit animation of \(name(of: .property(layer, key))) ends, and the screen shows"
          + " what lies beneath"
        : "\(name(of: animation)) ends, and the screen shows what lies beneath"
    case .childBeganOrEnded(let animation):
      "a child of \(name(of: animation)) begins or ends, while its group goes on"
    case .showsModel(let layer, let key, let value):
      "that is the model value: \(name(of: .property(layer, key))) is \(text(of: value))"
    case .showsAnimation(let animation, _, _):
      animation == nil
        ? "that is the implicit animation made by the set, still on its way"
        : "that is \(name(of: animation)), still on its way"
    case .committed: "the commit shows at once what has been set until then"
    case .clockLeaps(let layer, let isAhead):
      "the clock of \(name(of: layer)) is set, and its time leaps \(isAhead ? "ahead" : "back")"
    case .twoPictures:
      "two commits of one turn are two pictures, and a viewer may see the one between"
    case .madeByBlock:
      "the change is made by a callback, which reaches the main thread after the animation has ended"
        + " on the screen"
    case .stays: "nothing ever removes it"
    case .leftOpen: "the turn ends while an explicit transaction is open, so nothing more is shown"
    case .threadEnded:
      "no run loop commits on that thread, so what it changes does not show by itself; put it between"
        + " begin and commit, or call flush"
    default: ""
    }
  }
}
