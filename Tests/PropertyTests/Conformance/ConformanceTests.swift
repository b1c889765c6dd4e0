import Testing

/// The machine against what other people's tests found on Apple's framework.
struct ConformanceTests {
  @Test(arguments: ConformanceRow.all)
  func `the machine does what Apple's framework does`(row: ConformanceRow) {
    #expect(row.failures == [])
  }

  @Test(arguments: ConformanceRow.opinions)
  func `the machine does what other implementations do`(row: ConformanceRow) {
    #expect(row.failures == [])
  }

  @Test(arguments: Suite.all)
  func `every row is checked or left out for a reason`(suite: Suite) {
    let checked = ConformanceRow.all.map(\.id)
    let leftOut = LeftOut.all.flatMap(\.rows.ids)
    for id in suite.rows.ids {
      #expect(checked.count { $0 == id } + leftOut.count { $0 == id } == 1, "\(id)")
    }
  }

  @Test func `every row that is named belongs to a suite`() {
    let known = Set(Suite.all.flatMap(\.rows.ids))
    let named = ConformanceRow.all.map(\.id) + LeftOut.all.flatMap(\.rows.ids)
    #expect(named.filter { !known.contains($0) } == [])
  }

  @Test(arguments: OpenRow.all)
  func `where outcomes differ, each is reachable under a reading`(row: OpenRow) {
    for (place, reading) in row.readings.enumerated() {
      #expect(reading.failures(reading.scenario) == [], "\(reading.name)")
      let others = row.readings.enumerated().filter { $0.offset != place }.map(\.element)
      #expect(others.allSatisfy { !reading.failures($0.scenario).isEmpty }, "\(reading.name)")
    }
  }

  @Test(arguments: NamedDifference.all)
  func `the machine differs from another implementation as the list says`(
    difference: NamedDifference
  ) {
    #expect(difference.check?.failures ?? [] == [])
  }

  @Test(arguments: OpenRow.all)
  func `where there is no choice, the machine does what the list says`(row: OpenRow) {
    #expect(row.check?.failures ?? [] == [])
  }

  @Test func `Docs/Conformance.md lists what is checked`() throws {
    try GoldenFile(path: "Docs/Conformance.md").expect(ConformancePage().markdown)
  }
}
