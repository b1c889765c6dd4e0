import OrderingModel
import Testing

/// The graph against trying everything, where layers have actions.
struct ActionAgreementTests {
  private static let slow = Animation(
    name: "slow", keyPath: Program.opacity, timing: Timing(duration: .seconds(0.6)))

  @Test(arguments: [false, true])
  func `graph and naive search agree where interchangeable layers get actions`(reads: Bool) {
    var builder = ProgramBuilder(name: "interchangeable")
    let layers = ["a", "b", "c"].map { builder.layer(.white(named: $0)) }
    var action = Self.slow
    if reads { action.from = .model(layers[1], Program.opacity) }
    let table = builder.actions(ActionTable([.init(Program.opacity, .animation(action))]))
    let fades = layers.map { _ in builder.animation(.fadeOut) }
    builder.turn(
      layers.flatMap {
        [
          Statement(.setActions(table, of: $0, at: .actions), text: "actions"),
          Statement(.set($0, Program.opacity, .number(0)), text: "set"),
        ]
      }
        + zip(layers, fades).map {
          Statement(.add($1, to: $0, forKey: nil), text: "add", isInHelper: true)
        })
    #expect(disagreements(builder.program, moving: .kinds([.set, .setting])) == [])
  }

  @Test(arguments: ["sublayers", "onOrderIn", "onOrderOut", "nothing"])
  func `graph and naive search agree where a layer's coming and going is answered`(event: String) {
    var builder = ProgramBuilder(name: "coming and going")
    let box = builder.layer(.white(named: "box"))
    let child = builder.layer(.white(named: "child", parent: box))
    let table = builder.actions(ActionTable([.init(builder.key(event), .animation(Self.slow))]))
    let fade = builder.animation(.fadeOut)
    let block = builder.block([])
    builder.turn([
      Statement(.setActions(table, of: box, at: .actions), text: "actions of the box"),
      Statement(.setActions(table, of: child, at: .delegate), text: "delegate of the child"),
      Statement(.setCompletionBlock(block), text: "setCompletionBlock {}"),
      Statement(.add(fade, to: box, forKey: builder.key(event)), text: "add"),
      Statement(.set(box, Program.opacity, .number(0)), text: "box.opacity = 0"),
      Statement(.removeFromSuperlayer(child), text: "child.removeFromSuperlayer()"),
    ])
    #expect(disagreements(builder.program, moving: .everything) == [])
  }

  @Test func `graph and naive search agree where a sublayer's going mends what would flicker`() {
    var builder = ProgramBuilder(name: "mended")
    let box = builder.layer(.white(named: "box"))
    let child = builder.layer(.white(named: "child", parent: box))
    let mending = Animation(
      name: "mending", keyPath: Program.opacity, from: .number(1), to: .number(0),
      timing: Timing(
        duration: .seconds(0.5), delay: .seconds(0.2), fillMode: .forwards,
        isRemovedOnCompletion: false))
    let table = builder.actions(ActionTable([.init(builder.key("sublayers"), .animation(mending))]))
    let late = builder.animation(
      Animation(
        name: "late", keyPath: Program.opacity,
        motion: .keyframes(Keyframes([.number(1), .number(1), .number(0)])),
        timing: Timing(duration: .seconds(0.6))))
    builder.turn([
      Statement(.setActions(table, of: box, at: .actions), text: "actions of the box"),
      Statement(.add(late, to: box, forKey: nil), text: "add"),
      Statement(.removeFromSuperlayer(child), text: "child.removeFromSuperlayer()"),
    ])
    let agreement = Agreement(builder.program, moving: .everything, in: .closed)
    #expect(agreement.disagreements() == [])
    #expect(agreement.safeCount > 0 && agreement.safeCount < agreement.orderingCount)
  }

  private func disagreements(_ program: Program, moving movable: Movable) -> [String] {
    Agreement(program, moving: movable, in: .closed).disagreements()
  }
}

extension Layer {
  /// Returns a standalone layer on screen that is opaque.
  fileprivate static func white(named name: String, parent: LayerID? = nil) -> Layer {
    Layer(
      name: name, isOnScreen: true, parent: parent, start: [.init(Program.opacity, .number(1))])
  }
}

extension Animation {
  /// An animation that ends transparent.
  fileprivate static let fadeOut = Animation(
    name: "fade", keyPath: Program.opacity, from: .number(1), to: .number(0),
    timing: Timing(duration: .seconds(0.5)))
}
