import Testing

@testable import OrderingModel

/// Which animations a block is meant for.
struct MeaningTests {
  @Test(arguments: MeaningCase.all)
  func `an animation is meant for the block that its author would say`(example: MeaningCase) {
    let builder = ScenarioBuilder(Scenario(example.steps))
    let meant = Meaning(builder.program).animations
    #expect(builder.blockNames == example.meant.map(\.block))
    for (place, expected) in example.meant.enumerated() {
      let names = meant[place].members.map { builder.program.animations[$0].name }
      #expect(names == expected.animations, "\(expected.block)")
    }
  }

  @Test func `reordering does not change what is meant`() {
    let written: [Step] = [.begin, .block("done"), .add(.fade(1)), .set(1), .commit]
    let program = ScenarioBuilder(Scenario(written, on: .viewIcon)).program
    let question = Question(
      program, moving: .span, worlds: [World()], semantics: Semantics())
    let kinds = { (ordering: [Int]) in
      Recorder(question, ordering, World()).record().faults.map(\.kind)
    }
    #expect(kinds([0, 1, 2, 3, 4]) == [])
    #expect(kinds([0, 2, 1, 3, 4]) == [.early])
  }
}
