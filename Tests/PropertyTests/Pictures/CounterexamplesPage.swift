import OrderingModel

@testable import Reports

/// The page of counterexamples, each with its picture.
struct CounterexamplesPage {
  /// The page in Markdown.
  let markdown: String

  init(_ examples: [PictureCase]) throws {
    var lines = Self.introduction
    for example in examples {
      let account = RunAccount(run: try example.run(), name: example.name, token: nil)
      lines += [
        "", "## \(example.title)", "",
        "![\(account.kind): \(account.sentence)](Counterexamples/\(example.name).svg)",
      ]
    }
    markdown = lines.joined(separator: "\n") + "\n"
  }

  private static let introduction = [
    "# Counterexamples",
    "",
    "One picture of each kind, as `flickerproof prove FILE --format svg` draws it. The tests compare this"
      + " page and its pictures with what the code draws.",
    "",
    "Time goes from left to right: a square is a commit, a triangle the begin or end of an animation, a"
      + " diamond a callback, a circle the begin of a later turn. Each lane is something that a viewer"
      + " sees; a jump is a thick red line from an open dot to a full one. Bars are animations, and rings"
      + " at their ends tell which ones a completion block waits for: a bar without one is not waited for.",
    "",
    "## The dissolve without one of its rules",
    "",
    "From [Examples/TabIconDissolve.swift](../Examples/TabIconDissolve.swift). The block stands before the"
      + " transaction; after an animation that it is meant for; an animation stands after the commit.",
    "",
    "![never: the completion block never runs](Counterexamples/dissolveIcons-without-1.svg)",
    "",
    "![early: a block set too late](Counterexamples/dissolveIcons-without-2.svg)",
    "",
    "![early: an animation added too late](Counterexamples/dissolveIcons-without-3.svg)",
  ]
}
