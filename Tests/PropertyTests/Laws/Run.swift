@testable import OrderingModel

/// What happens in a scenario.
struct Run {
  let program: Program
  let blockNames: [String]
  let machine: Machine
  /// The state at the start and after each step of the first turn, and then after each instant.
  private(set) var states: [Machine.State] = []
  /// The same of the thread that comes between; what it has done shows in the state of the first turn's
  /// step before it, too.
  private(set) var statesElsewhere: [Machine.State] = []
  /// How many pictures were committed.
  private(set) var pictures = 0
  private var blockRuns: [(block: BlockID, instant: Instant)] = []
  private let question: Question
  private let world: World

  init(_ scenario: Scenario) {
    let builder = ScenarioBuilder(scenario)
    (program, blockNames, world) = (builder.program, builder.blockNames, scenario.world)
    question = Question(
      program, moving: .span, worlds: [world], semantics: scenario.semantics)
    machine = Machine(
      question.otherCode.program, semantics: scenario.semantics, slowed: world.slowed,
      interruptions: world.interruptions)
    var state = machine.initialState()
    machine.beginTurn(&state)
    if world.isImplicitTransactionOpen { machine.openImplicitTransaction(in: &state) }
    states.append(state)
    var events: [Event] = []
    for (place, statement) in program.turns[0].statements.enumerated() {
      interleave(after: place, &state, &events)
      machine.apply(statement.operation, to: &state, &events)
      note(state, &events)
    }
    interleave(after: program.turns[0].statements.count, &state, &events)
    for operation in question.otherCode.operations(in: world) {
      machine.apply(operation, to: &state, &events)
    }
    machine.endTurn(&state, &events)
    note(state, &events)
    while machine.advance(&state, &events) { note(state, &events) }
  }

  private mutating func interleave(
    after count: Int, _ state: inout Machine.State, _ events: inout [Event]
  ) {
    guard world.interleaving == count else { return }
    state.begunTurns.insert(1)
    machine.enterThread(&state)
    statesElsewhere.append(state)
    for statement in program.turns[1].statements {
      machine.apply(statement.operation, to: &state, &events)
      statesElsewhere.append(state)
    }
    machine.leaveThread(&state, &events)
    states.removeLast()
    note(state, &events)
  }

  /// The account of the run that a person gets.
  var recorder: Recorder { Recorder(question, Array(0..<question.count), world) }

  /// Returns the instants at which a block ran.
  func runs(of name: String) -> [Instant] {
    blockRuns.filter { blockNames.indices.contains($0.block.index) }
      .filter { blockNames[$0.block.index] == name }.map(\.instant)
  }

  /// Returns what the machine remembers at a time.
  func state(_ when: When) -> Machine.State {
    switch when {
    case .step(let count): states[count]
    case .elsewhere(let count): statesElsewhere[count]
    case .before(let time): states.last { $0.clock < .seconds(time) } ?? states[0]
    case .at(let time): states.last { $0.clock <= .seconds(time) } ?? states[0]
    case .end: states[states.count - 1]
    }
  }

  /// Returns the screen at a time.
  func moment(_ when: When) -> Moment {
    let state = state(when)
    return switch when {
    case .step, .elsewhere, .end: machine.now(state)
    case .before(let time): Moment(screen: state.screen, instant: .seconds(time), side: .before)
    case .at(let time): Moment(screen: state.screen, instant: .seconds(time), side: .after)
    }
  }

  /// Returns a layer, by its name.
  func layer(_ name: some StringProtocol) -> LayerID {
    guard let index = program.layers.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("no layer of the run is called \(name)")
    }
    return LayerID(index)
  }

  /// Returns the layer and the property that a name such as "icon.opacity" stands for; nil for a
  /// property that the program does not mention.
  func slot(_ name: String) -> (layer: LayerID, key: KeyID)? {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let key = program.keys.firstIndex(of: String(parts[1])) else {
      return nil
    }
    return (layer(parts[0]), KeyID(key))
  }

  private mutating func note(_ state: Machine.State, _ events: inout [Event]) {
    states.append(state)
    for event in events {
      switch event {
      case .completionBlockRan(let block, _, _): blockRuns.append((block, state.clock))
      case .delegateCalled(let id, let isFinished):
        let delegate = program.animations[id.index].delegate
        let block = isFinished ? delegate?.finished : delegate?.unfinished
        if let block { blockRuns.append((block, state.clock)) }
      case .screenChanged(_, _, .commit): pictures += 1
      default: break
      }
    }
    events = []
  }
}
