import OrderingModel
import Testing
import Theorems

/// The graph against trying everything.
struct AgreementTests {
  @Test(arguments: DissolveSpan.Layers.allCases)
  func `graph and naive search agree on every program of up to three operations`(
    layers: DissolveSpan.Layers
  ) {
    for size in 1...3 {
      for program in SmallPrograms(on: layers).programs(of: size) {
        expectAgreement(program, moving: .everything, in: .standard)
      }
    }
  }

  @Test(arguments: DissolveSpan.Layers.allCases)
  func `graph and naive search agree on every program of four operations in the closed world`(
    layers: DissolveSpan.Layers
  ) {
    for program in SmallPrograms(on: layers).programs(of: 4) {
      expectAgreement(program, moving: .everything, in: .closed)
    }
  }

  @Test(arguments: DissolveSpan.Layers.allCases)
  func `graph and naive search agree on every program of two of all operations`(
    layers: DissolveSpan.Layers
  ) {
    for size in 1...2 {
      for program in SmallPrograms(on: layers, overEverything: true).programs(of: size) {
        expectAgreement(program, moving: .everything, in: .standard)
      }
    }
  }

  @Test(arguments: DissolveSpan.Layers.allCases)
  func `graph and naive search agree where another thread comes between`(
    layers: DissolveSpan.Layers
  ) {
    for size in 1...2 {
      for program in SmallPrograms(on: layers).programsWithThreads(of: size) {
        expectAgreement(program, moving: .everything, in: .closed)
      }
    }
  }

  @Test(arguments: DissolveSpan.Layers.allCases)
  func `graph and naive search agree on dissolves of one layer`(layers: DissolveSpan.Layers) {
    for span in DissolveSpan.all where span.layers == layers && span.duration != .seconds(0.25) {
      expectAgreement(span.with(layerCount: 1).program, moving: .span, in: .standard)
    }
  }

  @Test(arguments: DissolveSpan.Layers.allCases)
  func `graph and naive search agree where layers are interchangeable`(
    layers: DissolveSpan.Layers
  ) {
    let span = DissolveSpan(
      layers: layers, key: .none, duration: .seconds(1), actions: .enabled, layerCount: 4)
    let kinds: [Set<Movable.Kind>] = [
      [.add, .begin], [.set, .completion], [.add, .completion, .commit],
    ]
    for kinds in kinds {
      expectAgreement(span.program, moving: .kinds(kinds), in: .closed)
    }
  }

  @Test func `graph and naive search agree where another block's set removes an animation`() {
    var builder = ProgramBuilder(name: "replaced")
    let layer = builder.layer(
      Layer(
        name: "icon", kind: .standalone, isOnScreen: true,
        start: [.init(Program.opacity, .number(0))]))
    let pulse = builder.animation(
      Animation(
        name: "pulse", keyPath: Program.opacity, from: .number(0), to: .number(0),
        timing: Timing(duration: .seconds(0.1), repeatCount: .infinity)))
    let first = builder.block([])
    let second = builder.block([
      Statement(.set(layer, Program.opacity, .number(0.25)), text: "icon.opacity = 0.25")
    ])
    builder.turn([
      Statement(.add(pulse, to: layer, forKey: Program.opacity), text: "add"),
      Statement(.setCompletionBlock(first), text: "setCompletionBlock {}"),
      Statement(.setCompletionBlock(second), text: "setCompletionBlock { icon.opacity = 0.25 }"),
    ])
    expectAgreement(builder.program, moving: .everything, in: .closed)
    expectAgreement(builder.program, moving: .everything, in: .standard)
  }

  @Test func `graph and naive search agree where a superlayer hides what would flicker`() {
    var builder = ProgramBuilder(name: "hidden")
    let card = builder.layer(Layer(name: "card", isOnScreen: true))
    let icon = builder.layer(
      Layer(
        name: "icon", isOnScreen: true, parent: card, start: [.init(Program.opacity, .number(0))]))
    let fade = builder.animation(
      Animation(
        name: "fade", keyPath: Program.opacity, from: .number(0), to: .number(1),
        timing: Timing(duration: .seconds(1))))
    builder.turn([
      Statement(.begin, text: "begin"),
      Statement(.set(card, Program.hidden, .number(1)), text: "card.isHidden = true"),
      Statement(.add(fade, to: icon, forKey: nil), text: "add"),
      Statement(.commit, text: "commit"),
    ])
    expectAgreement(builder.program, moving: .everything, in: .closed)
    expectAgreement(builder.program, moving: .everything, in: .standard)
  }

  @Test func `graph and naive search agree where another thread comes before all that moves`() {
    var builder = ProgramBuilder(name: "early")
    let layer = builder.layer(
      Layer(
        name: "icon", kind: .viewBacked, isOnScreen: true,
        start: [.init(Program.opacity, .number(0))]))
    let fade = builder.animation(
      Animation(
        name: "fade", keyPath: Program.opacity, from: .number(0), to: .number(0),
        timing: Timing(duration: .seconds(0.1))))
    builder.turn([
      Statement(.call([layer]), text: "update(icon)", isInHelper: true),
      Statement(.set(layer, Program.opacity, .number(0)), text: "set", isInHelper: true),
      Statement(.add(fade, to: layer, forKey: nil), text: "add"),
      Statement(.setDisableActions(true), text: "setDisableActions(true)"),
    ])
    let radius = builder.key("cornerRadius")
    builder.turn(
      Turn(
        .anyTime, on: .background,
        [
          Statement(.begin, text: "begin"),
          Statement(.set(layer, radius, .number(1)), text: "set"),
          Statement(.commit, text: "commit"),
        ]))
    let agreement = Agreement(builder.program, moving: .everything, in: .closed)
    #expect(agreement.orderingCount == 2)
    #expect(agreement.safeCount == 0, "after the call, the thread shows what is not known")
    expectAgreement(builder.program, moving: .everything, in: .closed)
  }

  @Test func `graph and naive search agree where layers start with values of their own`() {
    for reads in [false, true] {
      var builder = ProgramBuilder(name: "own values")
      let layers = ["a", "b", "c"].map { builder.layer(Layer(name: $0, isOnScreen: true)) }
      let fade = builder.animation(
        Animation(
          name: "fade", keyPath: Program.opacity,
          from: reads ? .model(layers[1], Program.opacity) : .number(1), to: .number(0),
          timing: Timing(duration: .seconds(0.1))))
      builder.turn(
        [
          Statement(.begin, text: "begin"),
          Statement(.setCompletionBlock(builder.block([])), text: "setCompletionBlock {}"),
          Statement(.add(fade, to: layers[0], forKey: nil), text: "add"),
        ]
          + layers.map { Statement(.set($0, Program.opacity, .number(0)), text: "set \($0)") }
          + [Statement(.commit, text: "commit")])
      expectAgreement(builder.program, moving: .everything, in: .closed)
    }
  }

  @Test(arguments: [Layer.Kind.standalone, .viewBacked])
  func `graph and naive search agree where nobody sees some of the changes`(kind: Layer.Kind) {
    var builder = ProgramBuilder(name: "unseen")
    let radius = builder.key("cornerRadius")
    let layers = ["a", "b", "c"].map { name in
      builder.layer(
        Layer(
          name: name, kind: kind, isOnScreen: true,
          start: [.init(radius, .number(name == "b" ? 1 : 0))]))
    }
    let fade = builder.animation(
      Animation(
        name: "fade", keyPath: Program.opacity, from: .number(1), to: .number(1),
        timing: Timing(duration: .seconds(0.1))))
    builder.turn(
      [
        Statement(.begin, text: "begin"),
        Statement(.setCompletionBlock(builder.block([])), text: "setCompletionBlock {}"),
        Statement(.add(fade, to: layers[0], forKey: nil), text: "add"),
      ]
        + layers.map { Statement(.set($0, radius, .number(1)), text: "set \($0)") }
        + [Statement(.commit, text: "commit")])
    expectAgreement(builder.program, moving: .everything, in: .closed)
  }

  @Test func `graph and naive search agree where a change nobody sees covers a transition`() {
    var builder = ProgramBuilder(name: "covered")
    let icon = builder.layer(Layer(name: "icon", isOnScreen: true))
    let fade = builder.animation(
      Animation(
        name: "fade", keyPath: Program.opacity, motion: .transition,
        timing: Timing(duration: .seconds(0.5))))
    builder.turn([
      Statement(.setAnimationDuration(.seconds(0.7)), text: "setAnimationDuration"),
      Statement(.set(icon, Program.opacity, .number(0.5)), text: "set"),
      Statement(.add(fade, to: icon, forKey: nil), text: "add"),
    ])
    expectAgreement(builder.program, moving: .everything, in: .closed)
  }

  private func expectAgreement(
    _ program: Program, moving movable: Movable, in worlds: WorldSet
  ) {
    let agreement = Agreement(program, moving: movable, in: worlds)
    let disagreements = agreement.disagreements()
    if disagreements.isEmpty { return }
    let texts = program.turns[0].statements.map(\.text)
    Issue.record("\(texts): \(disagreements.prefix(3))")
  }
}
