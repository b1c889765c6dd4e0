import Foundation
import OrderingModel
import Reports
import Testing
import Theorems

/// The theorem about the tab icon dissolve.
struct DissolveTheoremTests {
  @Test(arguments: [true, false])
  func `the dissolve is safe exactly as begin, block, adds, commit`(isStaged: Bool) throws {
    let program = TabIconDissolve(isStaged: isStaged).program
    let proof = try Prover(program).prove()
    #expect(proof.total == 39_916_800)
    #expect(proof.safe == 190_080)
    #expect(proof.unknown == 0)
    #expect(proof.worlds.count == 30)
    #expect(proof.asWritten.isSafe)
    #expect(proof.isExact)
    #expect(chains(proof) == ["begin → setCompletionBlock → each add → commit"])
  }

  @Test func `the same rules hold where everything moves`() throws {
    let proof = try Prover(TabIconDissolve(isStaged: true).program, moving: .everything).prove()
    #expect(proof.total == 6_227_020_800)
    #expect(proof.safe == 29_652_480)
    #expect(proof.isExact)
    #expect(chains(proof) == ["begin → setCompletionBlock → each add → commit"])
  }

  @Test func `each rule has a counterexample, and its report is left in the build folder`() throws {
    let program = TabIconDissolve().program
    let proof = try Prover(program).prove()
    #expect(proof.witnesses.count == proof.rules.count)
    for (rule, witness) in zip(proof.rules, proof.witnesses) {
      let run = try #require(witness)
      #expect(!rule.isObeyed(by: run.ordering))
      #expect(proof.rules.allSatisfy { $0 == rule || $0.isObeyed(by: run.ordering) })
      #expect(run.faults.contains { $0.kind.isUnsafe && !$0.blame.isEmpty && !$0.laws.isEmpty })
      let report = RunReport(run).text(width: 80)
      let name = "dissolve, \(rule.before + 1) before \(rule.after + 1).txt"
      try CounterexampleFolder.record(report, named: name)
    }
    print("counterexamples: \(CounterexampleFolder.url.path)")
  }

  @Test func `the histogram sums to all orderings`() throws {
    let proof = try Prover(TabIconDissolve(isStaged: false).program).prove(histogram: true)
    let histogram = try #require(proof.histogram)
    #expect(histogram.rows.reduce(0) { $0 + $1.count } == 39_916_800)
    #expect(histogram.rows.first { $0.faults.isEmpty }?.count == 190_080)
    for row in histogram.rows {
      #expect(row.example.sorted() == Array(0..<11))
    }
  }

  @Test func `an unsafe order is repaired by the fewest moves`() throws {
    let span = DissolveSpan(
      layers: .standalone, key: .none, duration: .seconds(1), actions: .enabled)
    let proof = try Prover(span.program).prove()
    #expect(proof.asWritten.faults.kinds == [.flicker])
    #expect(proof.repair == [0, 1, 6, 2, 7, 3, 8, 4, 9, 5, 10])
  }

  @Test func `where no order is safe, the cures that help are named`() throws {
    let span = DissolveSpan(
      layers: .standalone, key: .none, duration: .seconds(0.15), actions: .enabled)
    let proof = try Prover(span.program).prove()
    #expect(proof.safe == 0)
    #expect(proof.rules.isEmpty)
    #expect(proof.cures.map(\.changes) == [[.disableActions], [.keyIsProperty]])
    #expect(proof.cures.map(\.safe) == [190_080, 22_680])
    #expect(proof.cures.map(\.curesAsWritten) == [true, false])
  }

  private func chains(_ proof: Proof) -> [String] {
    RuleGroup.chains(of: RuleGroup.groups(of: proof.rules, proof.movable)).map {
      $0.replacing("\u{A0}", with: " ")
    }
  }
}
