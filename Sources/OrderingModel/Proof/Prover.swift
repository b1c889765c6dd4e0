/// Decides every ordering of a program's movable operations in every world.
public struct Prover: Sendable {
  /// The program.
  public var program: Program
  /// What moves.
  public var movable: Movable
  /// The worlds to cover.
  public var worlds: WorldSet
  /// Which reading of the disputed laws holds.
  public var semantics: Semantics
  /// The largest number of nodes of the graph.
  public var nodeLimit: Int

  /// How many operations can move: 34! is the largest factorial that 128 bits hold.
  public static let operationLimit = 34

  /// Creates a prover.
  public init(
    _ program: Program, moving movable: Movable = .span, in worlds: WorldSet = .standard,
    semantics: Semantics = Semantics(), nodeLimit: Int = 4_000_000
  ) {
    self.program = program
    self.movable = movable
    self.worlds = worlds
    self.semantics = semantics
    self.nodeLimit = nodeLimit
  }

  /// Returns the proof.
  ///
  /// Time and memory grow with the number of distinguishable states on the way, not with the number
  /// of orderings. `progress` is told the share of the operations that have been followed, from 0
  /// to 1.
  /// - Throws: `ProofError` where there is nothing to move, too much, or no sound program.
  public func prove(
    histogram: Bool = false, progress: (Double) -> Void = { _ in }
  ) throws(ProofError) -> Proof {
    let question = try question()
    let court = Court(question)
    let symmetry = Symmetry(court)
    let graph = try explore(court, symmetry, isExhaustive: false, progress)
    let safe = graph.counts(where: \.isSafe)
    let rules = safe[0] > 0 ? Rules(question, graph, safe: safe, symmetry: symmetry) : nil
    let asWritten = Array(0..<question.count)
    let written = NaiveEnumeration(question).verdict(of: asWritten)
    let covers = rules?.necessary.covers ?? []
    let isRepairable = !written.isSafe && safe[0] > 0
    return Proof(
      program: program, movable: question.movable, positions: question.positions,
      worlds: question.worlds,
      total: .factorial(question.count), safe: safe[0],
      unknown: graph.counts(where: \.isUnknown)[0], asWritten: written, rules: covers,
      clauses: rules?.clauses ?? [], isSufficient: rules?.isSufficient ?? false,
      witnesses: covers.map { question.witness(against: $0, among: covers) },
      counterexample: written.faults.isUnsafe ? question.counterexample(asWritten) : nil,
      isWatched: court.judge.viewer.isWatching,
      findings: question.findings(asWritten),
      doubtfulRun: written.isDoubtful ? question.doubtfulRun(asWritten) : nil,
      repair: isRepairable ? graph.nearestOrdering(live: safe, allows: question.isDefined) : nil,
      cures: safe[0] == 0 ? cures(question) : [],
      histogram: histogram
        ? Histogram(try explore(court, symmetry, isExhaustive: true, { _ in })) : nil,
      readings: worlds == .paranoid ? try outcomes(progress) : [],
      nodeCount: graph.nodes.count)
  }

  /// Returns what the proof comes to under every other reading.
  private func outcomes(
    _ progress: (Double) -> Void
  ) throws(ProofError) -> [ReadingOutcome] {
    var outcomes: [ReadingOutcome] = []
    let readings = Semantics.otherReadings
    for (index, reading) in readings.enumerated() {
      var prover = self
      prover.semantics = reading.semantics
      let question = try prover.question()
      let graph = try explore(Court(question), isExhaustive: false, { _ in })
      let asWritten = Array(0..<question.count)
      outcomes.append(
        ReadingOutcome(
          reading: reading, safe: graph.counts(where: \.isSafe)[0],
          unknown: graph.counts(where: \.isUnknown)[0],
          asWritten: NaiveEnumeration(question).verdict(of: asWritten),
          counterexample: question.counterexample(asWritten)))
      progress(Double(index + 1) / Double(readings.count))
    }
    return outcomes
  }

  /// Returns an ordering's first fault, in the first world that has one; nil where it is safe.
  /// - Throws: `ProofError` where there is nothing to move, too much, or no sound program, or where the
  ///   ordering is none of the operations that move.
  public func counterexample(_ ordering: [Int]) throws(ProofError) -> Counterexample? {
    try question(of: ordering).counterexample(ordering)
  }

  /// Returns the movable operations, in the order as written.
  ///
  /// - Throws: `ProofError` where there is nothing to move, too much, or no sound program.
  public func movableStatements() throws(ProofError) -> [Statement] {
    try question().movable
  }

  /// Returns what happens to an ordering in a world.
  /// - Throws: `ProofError` where there is nothing to move, too much, or no sound program, or where the
  ///   ordering is none of the operations that move.
  public func run(_ ordering: [Int], in world: World) throws(ProofError) -> Counterexample {
    try question(of: ordering).run(ordering, in: world)
  }

  func question() throws(ProofError) -> Question {
    try check()
    let question = Question(
      program, moving: movable, worlds: worlds.worlds(of: program), semantics: semantics)
    if question.count == 0 { throw ProofError.nothingToMove }
    if question.count > Self.operationLimit {
      throw ProofError.tooManyOperations(question.count, limit: Self.operationLimit)
    }
    return question
  }

  /// Returns the question to which an ordering is to belong.
  private func question(of ordering: [Int]) throws(ProofError) -> Question {
    let question = try question()
    if ordering.sorted() != Array(0..<question.count) { throw ProofError.noOrdering }
    return question
  }

  private func explore(
    _ court: Court, _ symmetry: Symmetry? = nil, isExhaustive: Bool,
    _ progress: (Double) -> Void
  ) throws(ProofError) -> OrderingGraph {
    var explorer = Explorer(
      court, limits: Explorer.Limits(nodes: nodeLimit), isExhaustive: isExhaustive,
      symmetry: symmetry)
    guard let graph = explorer.explore(progress: progress) else {
      throw ProofError.tooManyStates(limit: nodeLimit)
    }
    return graph
  }

  /// Returns the smallest sets of changes after which some ordering is safe.
  private func cures(_ question: Question) -> [Cure] {
    var cures: [Cure] = []
    for changes in Cure.Change.combinations {
      if let first = cures.first, first.changes.count < changes.count { break }
      if let cure = cure(changes, question) { cures.append(cure) }
    }
    return cures
  }

  private func cure(_ changes: [Cure.Change], _ question: Question) -> Cure? {
    var prover = self
    for change in changes {
      guard let changed = change.applied(to: prover.program, before: question.positions[0]) else {
        return nil
      }
      prover.program = changed
    }
    guard let cured = try? prover.question(),
      let graph = try? prover.explore(Court(cured), isExhaustive: false, { _ in })
    else { return nil }
    let safe = graph.counts(where: \.isSafe)[0]
    let unknown = graph.counts(where: \.isUnknown)[0]
    if safe == 0 { return nil }
    let written = NaiveEnumeration(cured).verdict(of: Array(0..<cured.count))
    return Cure(changes: changes, safe: safe, unknown: unknown, curesAsWritten: written.isSafe)
  }
}
