import OrderingModel
import Testing

/// Programs that no proof is made of: each is refused, and none traps.
struct ProofErrorTests {
  private func program(
    _ statements: [OrderingModel.Operation], block: [OrderingModel.Operation] = [],
    _ change: (inout Animation) -> Void = { _ in }
  ) -> Program {
    var builder = ProgramBuilder(name: "odd")
    _ = builder.layer(Layer(name: "icon", isOnScreen: true))
    var fade = Animation(
      name: "fade", keyPath: Program.opacity, from: .number(0), to: .number(1),
      timing: Timing(duration: .seconds(0.5)))
    change(&fade)
    _ = builder.animation(fade)
    _ = builder.block(block.map { Statement($0, text: "in the block") })
    builder.turn(statements.map { Statement($0, text: "statement") })
    return builder.program
  }

  private static let icon = LayerID(0)
  private static let add = Operation.add(AnimationID(0), to: icon, forKey: nil)

  private func error(_ program: Program) -> ProofError? {
    do throws(ProofError) {
      _ = try Prover(program, moving: .everything).prove()
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    (Operation.add(AnimationID(7), to: icon, forKey: nil), "animation", 7),
    (.add(AnimationID(0), to: LayerID(-1), forKey: nil), "layer", -1),
    (.removeAnimation(icon, forKey: KeyID(9)), "key", 9),
    (.setCompletionBlock(BlockID(64)), "block", 64),
    (.read(.variable(VariableID(0)), into: VariableID(0)), "variable", 0),
    (.setActions(ActionTableID(1), of: icon, at: .style), "table of actions", 1),
    (.set(icon, Program.contents, .value(.symbol(SymbolID(3)))), "symbol", 3),
    (.call([LayerID(2)]), "layer", 2),
    (.beginViewAnimation(ViewAnimation(duration: 1, unfinished: BlockID(5))), "block", 5),
  ])
  func `a name of nothing is refused`(
    operation: OrderingModel.Operation, what: String, place: Int
  ) {
    #expect(error(program([Self.add, operation])) == .missing(what: what, place))
  }

  @Test func `a turn after one that is not there is refused`() {
    var program = program([Self.add])
    program.turns.append(Turn(.afterTurn(2), []))
    #expect(error(program) == .missing(what: "turn", 2))
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a number that is none is refused`(number: Double) {
    #expect(
      error(program([Self.add]) { $0.timing.speed = number })
        == .noNumber(what: "animation 'fade'"))
    let pace = TimingFunction(0, number, 1, 1)
    #expect(
      error(program([.setAnimationTimingFunction(pace)]))
        == .noNumber(what: "statement 'statement'"))
    #expect(error(program([.set(Self.icon, Program.opacity, .number(number))])) == nil)
    #expect(error(program([Self.add]) { $0.timing.repeatCount = .infinity }) == nil)
  }

  @Test func `a block that sets itself again is refused`() {
    let again = Operation.setCompletionBlock(BlockID(0))
    #expect(error(program([again, Self.add], block: [again])) == .endless(BlockID(0)))
  }

  @Test func `a delegate that adds its animation again is refused`() {
    let program = program([Self.add], block: [Self.add]) {
      $0.delegate = AnimationDelegate(finished: nil, unfinished: BlockID(0))
    }
    #expect(error(program) == .endless(BlockID(0)))
  }

  @Test func `blocks that set ever more blocks are refused`() {
    var builder = ProgramBuilder(name: "ever more")
    var block = builder.block([])
    for _ in 0..<40 {
      let set = Statement(.setCompletionBlock(block), text: "set")
      block = builder.block([set, set])
    }
    builder.turn([Statement(.setCompletionBlock(block), text: "set")])
    guard case .tooLarge("callbacks", _, limit: 10_000)? = error(builder.program) else {
      Issue.record("it must be too large")
      return
    }
  }

  @Test(arguments: [[], [0, 0], [1, 2], [0, 1, 2]])
  func `an ordering of something else is refused`(ordering: [Int]) {
    let prover = Prover(program([Self.add, .flush]), moving: .everything)
    #expect(throws: ProofError.noOrdering) { try prover.run(ordering, in: World()) }
    #expect(throws: ProofError.noOrdering) { try prover.counterexample(ordering) }
  }

  @Test(arguments: [Ticks.max, .min, .max - 1, .min + 1, 6_400_000_000_000_000_000, -1])
  func `no length of time is too long or too short`(length: Ticks) {
    for isGroup in [false, true] {
      let program = program([.setAnimationDuration(length), Self.add, .flush]) { fade in
        fade.timing.timeOffset = length
        fade.timing.delay = length
        fade.timing.speed = -1
        if isGroup { fade.motion = .group([fade]) }
        fade.timing.repeatDuration = length
      }
      #expect(error(program) == nil)
    }
  }

  @Test(arguments: [1e300, -1e300, Double.leastNonzeroMagnitude, -0.0, 1e18])
  func `no number is too large or too small`(number: Double) {
    var program = program([Self.add, .flush]) { fade in
      (fade.from, fade.to) = (.number(number), .number(-number))
      (fade.timing.speed, fade.timing.repeatCount) = (number, number)
      fade.spring = Spring(mass: number, stiffness: 1, damping: number, initialVelocity: number)
    }
    program.layers[0].clock = LayerClock(beginTime: -number, speed: number, timeOffset: number)
    #expect(error(program) == nil)
    #expect(Ticks.seconds(number) >= -Ticks.seconds(6_399_999_999) - .seconds(2))
    _ = Spring(mass: number, stiffness: 1, damping: number, initialVelocity: 1).settlingDuration
  }

  @Test func `a spring without mass has a settling duration`() {
    _ = Spring(mass: -0.0, stiffness: 1e18, damping: 1, initialVelocity: 2.5).settlingDuration
  }

  @Test func `a layer may be its own ancestor, and groups nest deeply`() {
    var program = program([Self.add, .addSublayer(Self.icon, to: Self.icon)]) { fade in
      for _ in 0..<100 { fade.motion = .group([fade]) }
    }
    program.layers[0].parent = Self.icon
    #expect(error(program) == nil)
  }
}
