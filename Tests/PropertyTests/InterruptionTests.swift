import OrderingModel
import Testing

/// Turns that may begin at any time.
struct InterruptionTests {
  /// A fade in, which a later turn turns round.
  private func program(from start: Expression?) -> Program {
    var builder = ProgramBuilder(name: "toggle")
    let layer = builder.layer(
      Layer(
        name: "icon", kind: .viewBacked, isOnScreen: true,
        start: [.init(Program.opacity, .number(0))]))
    let shown = builder.variable("shown")
    func fade(_ from: Expression?, to end: Double, _ name: String) -> [Statement] {
      let animation = builder.animation(
        Animation(
          name: name, keyPath: Program.opacity, from: from, to: .number(end),
          timing: Timing(duration: .seconds(1))))
      return [
        Statement(.set(layer, Program.opacity, .number(end)), text: "set"),
        Statement(.add(animation, to: layer, forKey: Program.opacity), text: "add"),
      ]
    }
    builder.turn(
      [Statement(.begin, text: "begin")] + fade(.number(0), to: 1, "fadeIn")
        + [Statement(.commit, text: "commit")])
    let read = Statement(.read(.presentation(layer, Program.opacity), into: shown), text: "read")
    builder.turn(.anyTime, [read] + fade(start ?? .variable(shown), to: 0, "fadeOut"))
    return builder.program
  }

  @Test func `a fade from the presentation value is safe whenever it interrupts`() throws {
    let proof = try Prover(program(from: nil), in: .closed).prove()
    #expect(proof.asWritten.isSafe)
  }

  @Test func `a fade from the end value jumps when it interrupts half-way, and only then`() throws {
    let proof = try Prover(program(from: .number(1)), in: .closed).prove()
    #expect(proof.asWritten.faults.kinds == [.flicker])
    let run = try #require(proof.counterexample)
    let moment = try #require(run.world.interruptions.first)
    #expect(moment > 0 && moment < .seconds(1))
    var later = World()
    later.interruptions = [.seconds(2)]
    let prover = Prover(program(from: .number(1)), in: .closed)
    let unsafe = try prover.run(Array(0..<proof.movable.count), in: later).faults
      .filter(\.kind.isUnsafe)
    #expect(unsafe == [])
  }

  @Test func `graph and naive search agree on interrupted programs`() {
    for start in [nil, Expression.number(1), .number(0)] {
      for worlds in [WorldSet.closed, .standard] {
        let agreement = Agreement(program(from: start), moving: .span, in: worlds)
        #expect(agreement.disagreements() == [])
      }
    }
  }
}
