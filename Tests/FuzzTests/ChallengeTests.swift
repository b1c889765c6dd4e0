import Fuzz
import ShrinkingChallenge
import Testing

/// The public shrinking challenge, for a few seeds.
struct ChallengeTests {
  @Test(arguments: Challenge.all)
  func `a challenge ends in its ideal value`(challenge: Challenge) {
    for seed in 100..<103 {
      let sample = challenge.run(Seed(UInt64(seed))) {}
      #expect(sample?.value == challenge.ideal, "\(challenge.name), seed \(seed)")
      #expect(sample?.calls ?? .max < 500)
    }
  }

  @Test func `a ring buffer's fault ends in one minimal run`() {
    for seed in 100..<105 {
      #expect(
        Challenge.queueCommands.run(Seed(UInt64(seed))) {}?.value == Challenge.queueCommands.ideal)
    }
  }
}
