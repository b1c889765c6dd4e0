/// A law that no mutation breaks, and why.
struct UnmutatedLaw: Sendable {
  let laws: [String]
  let why: String

  init(_ laws: String..., why: String) {
    self.laws = laws
    self.why = why
  }

  static let all = [
    UnmutatedLaw("1.2", why: "a block waits for a list, and what leaves the list releases it"),
    UnmutatedLaw("1.6", why: "a question to the state, which nothing else depends on"),
    UnmutatedLaw("1.10", why: "follows from 2.4 and 1.1"),
    UnmutatedLaw("1.11", why: "13.3 says it"),
    UnmutatedLaw("1.12", why: "a block that ran is no longer there"),
    UnmutatedLaw("1.14", "1.15", "2.6", "5.9", "14.4", why: "follows from others, as it says"),
    UnmutatedLaw(
      "5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7", "5.8", "5.10", "5.11", "5.12",
      why: "what sections 3, 4 and 8 come to"),
    UnmutatedLaw("4.1", why: "an animation is a copy by its type"),
    UnmutatedLaw("4.11", why: "follows from 4.2 and 2.2"),
    UnmutatedLaw("8.2", why: "endGapFrames = 0 turns it round"),
    UnmutatedLaw("4.13", why: "the contrary is 3.5 for explicit animations, which nobody states"),
    UnmutatedLaw("7.2", "7.10", why: "figures, which rows and vectors compare one by one"),
    UnmutatedLaw("8.5", why: "follows from 8.1"),
    UnmutatedLaw("9.6", why: "says that there is no effect"),
    UnmutatedLaw("10.1", why: "an operation acts when it is executed"),
    UnmutatedLaw("12.2", why: "follows from 12.1 and 2.2"),
    UnmutatedLaw("13.4", why: "says that there is no effect"),
    UnmutatedLaw("15.1", "15.2", why: "follows from 1.1, 1.8 and 7.3"),
  ]
}
