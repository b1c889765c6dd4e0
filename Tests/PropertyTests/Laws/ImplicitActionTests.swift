import Testing

@testable import OrderingModel

/// The table of what animates by itself, against the machine.
struct ImplicitActionTests {
  @Test(arguments: ImplicitAction.all)
  func `a change does what the table says`(action: ImplicitAction) {
    let run = Run(Scenario([.set(2, of: action.property)]))
    let animations = run.animations(on: "icon", .step(1))
    switch action.kind {
    case .none: #expect(animations.isEmpty)
    case .basic:
      #expect(animations.map { run.program.keys[$0.property.index] } == [action.property])
      #expect(animations.map { $0.key.map { run.program.keys[$0.index] } } == [action.property])
      #expect(animations.first?.timing.duration == .seconds(0.25))
    case .transition:
      #expect(animations.map(\.motion) == [.transition])
      #expect(animations.map(\.key) == [Program.transition])
      #expect(animations.first?.timing.duration == .seconds(0.25))
    }
  }

  @Test func `each property stands once, with a source`() {
    let names = ImplicitAction.all.map(\.property)
    #expect(Set(names).count == names.count)
    #expect(ImplicitAction.all.allSatisfy { !$0.sources.isEmpty })
  }

  @Test func `a part goes with its whole, and what nobody knows is animatable`() {
    #expect(ImplicitAction.kind(of: "shadowPath.bounds") == .none)
    #expect(ImplicitAction.kind(of: "transform.rotation.z") == .basic)
    #expect(ImplicitAction.kind(of: "progress") == .basic)
  }
}
