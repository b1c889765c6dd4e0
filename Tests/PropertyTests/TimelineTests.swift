import Testing

@testable import OrderingModel

/// What the moments of a run show.
struct TimelineTests {
  @Test func `a layer that has left the tree shows nothing`() throws {
    let scenario = Scenario([.add(.fade(1))], on: .viewIcon).then(at: 0.5, [.takeOut()])
    let moments = Run(scenario).recorder.record().timeline.moments
    let leaving = try #require(
      moments.first { $0.cause == .commit(statement: nil) && $0.instant > 0 })
    #expect(leaving.before == [.number(0.5)])
    #expect(leaving.after == [nil])
    #expect(moments.last?.after == [nil])
  }

  @Test func `a layer that is not inserted yet shows nothing`() {
    let scenario = Scenario([.add(.fade(1)), .insert("icon")], on: .newIcon)
    let moments = Run(scenario).recorder.record().timeline.moments
    #expect(moments.first?.before == [nil])
    #expect(moments.first?.after == [.number(0)])
  }
}
