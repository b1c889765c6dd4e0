/// What a program does in one world, for claims about all programs.
package struct Account: Sendable {
  /// A run of a completion block.
  package struct BlockRun: Sendable {
    /// The block.
    package let block: BlockID
    /// When it ran.
    package let instant: Instant
    /// The explicit animations that had not ended then.
    package let unfinished: [AnimationID]
  }

  /// What a viewer saw after something had changed.
  package struct Sight: Hashable, Sendable {
    /// When.
    package let instant: Instant
    /// The value of each watched property, by layer and key.
    package let values: [Value]
  }

  /// The runs of completion blocks, in order.
  package private(set) var blockRuns: [BlockRun] = []
  /// What a viewer saw, in order.
  package private(set) var sights: [Sight] = []
  /// Everything that goes wrong.
  package let verdict: Verdict
  /// The blocks that have been set and have not run.
  package let waitingBlocks: [BlockID]
  /// The laws that faults are put down to.
  package let laws: [String]

  /// Whether all turns have begun, those included that may begin at any time.
  package let hasAllTurns: Bool
  /// When something happened.
  private let instants: [Instant]

  /// Runs a program in worlds, with each of its turns that may begin at any time at every moment that
  /// makes a difference.
  package static func all(
    of program: Program, in worlds: [World], semantics: Semantics = Semantics()
  ) -> [Account] {
    var accounts: [Account] = []
    for world in worlds.flatMap({ $0.interleavings(in: program) }) {
      world.forEachMoment(turns: program.anyTimeTurnCount) { world in
        let account = Account(program, in: world, semantics: semantics)
        accounts.append(account)
        return account.instants
      }
    }
    return accounts
  }

  /// Runs a program in a world, as written or with everything that can be moved in another order.
  package init(
    _ program: Program, in world: World, semantics: Semantics = Semantics(),
    ordering: [Int]? = nil
  ) {
    let question = Question(program, moving: .everything, worlds: [world], semantics: semantics)
    let recorder = Recorder(question, ordering ?? Array(0..<question.count), world)
    var verdict = Verdict()
    verdict.formUnion(recorder.judge)
    self.verdict = verdict
    hasAllTurns = world.interruptions.count == program.anyTimeTurnCount
    instants = recorder.instants
    waitingBlocks = recorder.end.registrations.map(\.block).filter {
      $0.index < program.blocks.count
    }
    laws = recorder.record().faults.flatMap(\.laws)
    for entry in recorder.trace { note(entry, recorder, program) }
  }

  private mutating func note(_ entry: TraceEntry, _ recorder: Recorder, _ program: Program) {
    switch entry.event {
    case .completionBlockRan(let block, let unfinished, _) where block.index < program.blocks.count:
      let running = unfinished.members.filter { $0 < program.animations.count }
      blockRuns.append(
        BlockRun(
          block: block, instant: entry.instant, unfinished: running.map(AnimationID.init)))
    case .screenChanged(_, let after, _):
      let watched = recorder.judge.viewer.watched.sorted {
        ($0.layer.index, $0.key.index) < ($1.layer.index, $1.key.index)
      }
      let values = watched.map {
        recorder.machine.shown($0.layer, $0.key, at: after)
      }
      sights.append(Sight(instant: entry.instant, values: values))
    default: break
    }
  }
}
