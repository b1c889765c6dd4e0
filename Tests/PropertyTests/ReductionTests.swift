import OrderingModel
import Testing

/// Programs that a reduction of the proof once took for simpler than they are.
struct ReductionTests {
  private static let fade = Animation(
    name: "fade", keyPath: Program.opacity, from: .number(0), to: .number(1),
    timing: Timing(duration: .seconds(1)))

  @Test func `layers are not alike where only one is set within a view's block`() {
    var builder = ProgramBuilder(name: "one in a block")
    let layers = ["a", "b"].map { name in
      builder.layer(
        Layer(
          name: name, kind: .viewBacked, isOnScreen: true,
          start: [.init(Program.opacity, .number(0))]))
    }
    builder.turn([
      Statement(.set(layers[0], Program.opacity, .number(1)), text: "set a"),
      Statement(
        .beginViewAnimation(ViewAnimation(duration: .seconds(1))), text: "animate {",
        isInHelper: true),
      Statement(.set(layers[1], Program.opacity, .number(1)), text: "set b"),
      Statement(.endViewAnimation, text: "}", isInHelper: true),
    ])
    expectAgreement(builder.program, in: .closed)
  }

  @Test func `a change that covers a transition is no bystander`() {
    var builder = ProgramBuilder(name: "covered")
    let layer = builder.layer(Layer(name: "icon", isOnScreen: true))
    var transition = Self.fade
    transition.motion = .transition
    let animation = builder.animation(transition)
    builder.turn([
      Statement(.set(layer, Program.opacity, .number(0)), text: "set"),
      Statement(.add(animation, to: layer, forKey: nil), text: "add"),
    ])
    builder.turn(
      .anyTime, [Statement(.add(animation, to: layer, forKey: nil), text: "add again")])
    expectAgreement(builder.program, in: .closed)
  }

  @Test func `an animation between two unknown values goes on while another one ends`() {
    var builder = ProgramBuilder(name: "on the way")
    let position = builder.key("position")
    let (here, there) = (builder.symbol("here"), builder.symbol("there"))
    let moved = builder.layer(
      Layer(name: "moved", isOnScreen: true, start: [.init(position, here)]))
    let other = builder.layer(Layer(name: "other", isOnScreen: true))
    let radius = builder.key("cornerRadius")
    let move = builder.animation(
      Animation(
        name: "move", keyPath: position, from: .value(here), to: .value(there),
        timing: Timing(duration: .seconds(1))))
    builder.turn([
      Statement(.set(other, radius, .number(1)), text: "set unseen"),
      Statement(.add(move, to: moved, forKey: position), text: "add"),
      Statement(.setDisableActions(true), text: "setDisableActions(true)", isInHelper: true),
      Statement(.set(moved, position, .value(there)), text: "set", isInHelper: true),
    ])
    #expect(expectAgreement(builder.program, in: .standard) == 2)
  }

  @Test func `whether a commit ends what began in the past depends on how long it lasts`() {
    var builder = ProgramBuilder(name: "under way")
    let layer = builder.layer(Layer(name: "icon", isOnScreen: true))
    var early = Self.fade
    early.timing.delay = -.seconds(1)
    let animation = builder.animation(early)
    builder.turn([
      Statement(.flush, text: "flush"),
      Statement(.add(animation, to: layer, forKey: nil), text: "add"),
    ])
    expectAgreement(builder.program, in: .standard)
  }

  @Test func `what is never seen on one layer may be seen on another`() {
    var builder = ProgramBuilder(name: "twice")
    let radius = builder.key("cornerRadius")
    let layers = ["a", "b"].map { builder.layer(Layer(name: $0, isOnScreen: true)) }
    var grow = Self.fade
    grow.keyPath = radius
    let animation = builder.animation(grow)
    builder.turn([
      Statement(.add(animation, to: layers[0], forKey: nil), text: "add to a", isInHelper: true),
      Statement(.setAnimationDuration(.never), text: "setAnimationDuration"),
      Statement(.add(animation, to: layers[1], forKey: nil), text: "add to b"),
      Statement(.set(layers[1], radius, .number(0.5)), text: "set b"),
    ])
    expectAgreement(builder.program, in: .closed)
  }

  @Test func `what fills its group is there where the group turns back`() {
    var builder = ProgramBuilder(name: "turn")
    let radius = builder.key("cornerRadius")
    let layer = builder.layer(
      Layer(name: "icon", isOnScreen: true, start: [.init(Program.opacity, .number(0))]))
    var group = Self.fade
    group.motion = .group([Self.fade])
    group.timing.autoreverses = true
    let animation = builder.animation(group)
    let block = builder.block([Statement(.set(layer, radius, .number(1)), text: "set")])
    builder.turn([
      Statement(.setAnimationDuration(.seconds(1)), text: "duration", isInHelper: true),
      Statement(.set(layer, radius, .number(2)), text: "ends at the turn", isInHelper: true),
      Statement(.add(animation, to: layer, forKey: nil), text: "add"),
      Statement(.setCompletionBlock(block), text: "setCompletionBlock"),
    ])
    #expect(expectAgreement(builder.program, in: .closed) > 0)
  }

  /// Expects the graph to say what trying every ordering says, and returns how many are safe.
  @discardableResult
  private func expectAgreement(_ program: Program, in worlds: WorldSet) -> Int {
    let agreement = Agreement(program, moving: .everything, in: worlds)
    #expect(agreement.disagreements() == [])
    return agreement.safeCount
  }
}
