import Testing

@testable import OrderingModel

/// The steps of a function, and the animations that each of its blocks is meant for.
struct MeaningCase: CustomTestStringConvertible, Sendable {
  let name: String
  let steps: [Step]
  let meant: [(block: String, animations: [String])]

  var testDescription: String { name }

  init(_ name: String, _ steps: [Step], _ meant: (block: String, animations: [String])...) {
    self.name = name
    self.steps = steps
    self.meant = meant
  }

  static let all = [
    MeaningCase(
      "set before", [.begin, .block("done"), a, b, .commit], ("done", ["a", "b"])),
    MeaningCase("set after", [.begin, a, b, .block("done"), .commit], ("done", ["a", "b"])),
    MeaningCase(
      "set between: both, since none was set before the first",
      [.begin, a, .block("done"), b, .commit], ("done", ["a", "b"])),
    MeaningCase(
      "two blocks: each to the last one before it",
      [.begin, .block("first"), a, .block("second"), b, .commit],
      ("first", ["a"]), ("second", ["b"])),
    MeaningCase(
      "two blocks after: to the first of them",
      [.begin, a, b, .block("first"), .block("second"), .commit],
      ("first", ["a", "b"]), ("second", [])),
    MeaningCase(
      "a nil block is no block",
      [.begin, .block("done"), .noBlock, a, .commit], ("done", ["a"])),
    MeaningCase(
      "nested: to both",
      [.begin, .block("outer"), .begin, .block("inner"), a, .commit, b, .commit],
      ("outer", ["a", "b"]), ("inner", ["a"])),
    MeaningCase(
      "nested, and the outer block set after",
      [.begin, .begin, a, .commit, .block("outer"), .commit], ("outer", ["a"])),
    MeaningCase(
      "the outer transaction's are not the inner block's",
      [.begin, a, .begin, .block("inner"), .commit, b, .commit], ("inner", [])),
    MeaningCase(
      "two transactions: each its own",
      [.begin, .block("first"), a, .commit, .begin, b, .block("second"), .commit],
      ("first", ["a"]), ("second", ["b"])),
    MeaningCase("no begin: the function", [.block("done"), a, b], ("done", ["a", "b"])),
    MeaningCase(
      "no begin, and the animation in a transaction",
      [.block("done"), .begin, a, .commit], ("done", ["a"])),
    MeaningCase(
      "a block in a transaction is not meant for what is added outside",
      [a, .begin, .block("done"), .commit, b], ("done", [])),
    MeaningCase(
      "a commit without begin ends nothing", [.block("done"), .commit, a], ("done", ["a"])),
    MeaningCase(
      "what a block adds is not its own function's",
      [.begin, .block("done", [a]), .commit], ("done", [])),
    MeaningCase(
      "a block's own block", [.block("done", [.block("next"), a]), b],
      ("next", ["a"]), ("done", ["b"])),
  ]

  private static let a = Step.add(.fade(1, name: "a"))
  private static let b = Step.add(.fade(1, name: "b"))
}
