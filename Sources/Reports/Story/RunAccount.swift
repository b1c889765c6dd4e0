import OrderingModel

/// What there is to say of a run: what goes wrong, why, in which world, and where to see it.
struct RunAccount {
  let run: Counterexample
  /// What it is called in the name of a file: `as-written`.
  let name: String
  /// The token that replays it; nil where none is known.
  let token: String?

  /// The words for it.
  var phrases: Phrases { Phrases(run.program, run.statements) }

  /// Its first fault; nil where nothing is wrong.
  var fault: Fault? { run.faults.first }

  /// The kind of its first fault.
  var kind: String { fault?.kind.name ?? (run.doubts.isEmpty ? "no fault" : "not known") }

  /// What goes wrong, in a sentence.
  var sentence: String {
    if let fault { return phrases.sentence(of: fault) }
    return run.doubts.first.map(phrases.sentence) ?? "nothing goes wrong"
  }

  /// Why, a line each, with the laws.
  var because: [String] {
    (fault.map(phrases.because) ?? []).enumerated().map { index, reason in
      "\(index == 0 ? "because" : "and") \(reason)"
    }
  }

  /// What else is unsafe, one sentence for each kind.
  var others: [String] {
    var kinds = [fault?.kind]
    return run.faults.dropFirst().compactMap { other in
      if !other.kind.isUnsafe || kinds.contains(other.kind) { return nil }
      kinds.append(other.kind)
      return "and \(other.kind.name): \(phrases.sentence(of: other))"
    }
  }

  /// The world.
  var world: String { phrases.text(of: run.world) }

  /// What is seen, moment by moment; nil where nothing is wrong.
  var table: TimelineTable? { fault.map { TimelineTable(run, $0, phrases) } }
}
