/// Decides what is a fault, from what happens in the machine.
struct Judge: Sendable {
  private(set) var viewer: Viewer
  let meaning: Meaning
  /// The completion blocks and animations that are the program's own.
  private let blockCount: Int
  /// The blocks that somebody sets, in the order of their places.
  private let setBlocks: [BlockID]
  private let animationCount: Int
  private(set) var faults: FaultKinds = []
  /// Whether something may be a fault, since a value is not known.
  private(set) var isDoubtful = false
  /// The explicit animations that have shown.
  private var shown = SmallSet()

  init(_ program: Program) {
    viewer = Viewer(program, watching: program.statements)
    meaning = Meaning(program)
    blockCount = program.blocks.count
    animationCount = program.animations.count
    setBlocks = program.setBlocks
  }

  /// Returns a judge of one layer.
  func watching(only layer: LayerID) -> Judge {
    var judge = self
    judge.viewer = viewer.watching(only: layer)
    return judge
  }

  /// Takes note of an event, and returns the fault that it is.
  @discardableResult
  mutating func observe(_ event: Event, in machine: Machine) -> [Finding] {
    let findings = findings(in: event, machine)
    for finding in findings { note(finding) }
    if case .timePassed(let moment) = event { look(at: moment, in: machine) }
    return findings
  }

  /// Takes note of what a program leaves behind when nothing more happens.
  @discardableResult
  mutating func conclude(_ state: Machine.State, in machine: Machine) -> [Finding] {
    look(at: machine.now(state), in: machine)
    let findings = leftBehind(state, in: machine)
    for finding in findings { note(finding) }
    return findings
  }

  private mutating func note(_ finding: Finding) {
    if let kind = finding.kind { faults.insert(FaultKinds(kind)) } else { isDoubtful = true }
  }

  private func findings(in event: Event, _ machine: Machine) -> [Finding] {
    switch event {
    case .screenChanged(let before, let after, _):
      return viewer.jumps(from: before, to: after, in: machine).map(Finding.jump)
    case .completionBlockRan(let block, let unfinished, let added):
      guard block.index < blockCount else { return [] }
      let meant = meaning.animations[block.index]
      let missing = meant.intersection(unfinished).union(meant.subtracting(added))
      return missing.isEmpty ? [] : [.early(block, missing.members.map(AnimationID.init))]
    case .animationStopped(let animation, let stop):
      guard let id = animation.id, animation.timing.duration > 0 else { return [] }
      return shown.contains(id.index) ? [] : [.unseen(id, stop)]
    case .commitWasUnmatched, .turnEndedInTransaction:
      return [.unbalanced]
    case .threadEndedInTransaction:
      return [.uncommitted]
    case .animationAdded, .timePassed, .delegateCalled, .turnBegan:
      return []
    }
  }

  /// Notes which explicit animations a viewer sees from a moment on: those on top of their property,
  /// and additive ones above them.
  private mutating func look(at moment: Moment, in machine: Machine) {
    var covered: [(LayerID, KeyID)] = []
    for animation in moment.screen.animations.reversed() {
      let slot = (animation.layer, animation.property)
      if covered.contains(where: { $0 == slot }) { continue }
      guard machine.position(of: animation, at: moment) != nil else { continue }
      if let id = animation.id { shown.insert(id.index) }
      if !animation.isAdditive { covered.append(slot) }
    }
  }

  private func leftBehind(_ state: Machine.State, in machine: Machine) -> [Finding] {
    var findings: [Finding] = []
    if state.hasTrapped {  // 2.8
      let waiting = SmallSet(state.registrations.lazy.map(\.block.index)).union(state.ran)
      findings += setBlocks.filter { !waiting.contains($0.index) }.map { .never($0) }
    }
    for registration in state.registrations where registration.block.index < blockCount {
      findings.append(.never(registration.block))
    }
    for animation in state.animations {
      guard let id = animation.id else { continue }
      let isOwn = id.index < animationCount
      if isOwn, !shown.contains(id.index), animation.timing.duration > 0 {
        findings.append(.unseen(id, nil))
      }
      if animation.hasEnded { findings.append(.leftover(animation.layer, animation.id)) }
    }
    for layer in machine.program.temporaryLayers where state.model.isAttached(layer) {
      findings.append(.leftover(layer, nil))
    }
    return findings
  }
}
