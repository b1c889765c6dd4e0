/// Which orderings of some operations are safe in every world, and why.
public struct Proof: Sendable {
  /// The program.
  public let program: Program
  /// The movable operations in the order as written; rules and orderings name them by their places.
  public let movable: [Statement]
  /// The places of the movable operations among the statements of the first turn.
  public let positions: [Int]
  /// The worlds that the proof covers.
  public let worlds: [World]
  /// How many orderings there are: n!.
  public let total: UInt128
  /// How many of them are safe in every world.
  public let safe: UInt128
  /// Of how many that is not known.
  public let unknown: UInt128
  /// What is known of the order as written; all its faults, over all worlds.
  public let asWritten: Verdict
  /// The necessary rules, of which none follows from others: every safe ordering obeys them.
  ///
  /// Empty where no ordering is safe.
  public let rules: [Rule]
  /// The either/or rules that every safe ordering obeys besides.
  public let clauses: [Clause]
  /// Whether every ordering that obeys the rules and the either/or rules is safe.
  public let isSufficient: Bool
  /// For each rule, the ordering nearest to the one written that breaks it and obeys the others; nil
  /// where it is not known that breaking it is a fault.
  public let witnesses: [Counterexample?]
  /// What is wrong with the order as written, if anything is.
  public let counterexample: Counterexample?
  /// Whether a viewer watches anything, so that a jump would be seen: an animated property, or a stage.
  public let isWatched: Bool
  /// What is found in the order as written besides, which does not make it unsafe.
  public let findings: [Fault]
  /// A run of the order as written in which something may be wrong, if it is not known to be safe.
  public let doubtfulRun: Counterexample?
  /// The safe ordering nearest to the one written, with every definition before its use; nil where
  /// the order as written is safe, or none is.
  public let repair: [Int]?
  /// Where no ordering is safe: the changes of another kind that help.
  public let cures: [Cure]
  /// How many orderings end in which faults, if that was asked for.
  public let histogram: Histogram?
  /// What it comes to under other readings of disputed laws, in the paranoid worlds.
  public let readings: [ReadingOutcome]
  /// The size of the graph.
  public let nodeCount: Int

  /// Whether one partial order is the whole answer.
  public var isExact: Bool { isSufficient && clauses.isEmpty && safe > 0 }
}
