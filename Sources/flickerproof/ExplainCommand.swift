import OrderingModel
import Reports

/// The command `explain`.
struct ExplainCommand {
  private let number: String?

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(words, options: [], flags: [])
    number = arguments.operands.isEmpty ? nil : try arguments.onlyOperand("law")
  }

  func run() throws(UsageError) -> Int32 {
    let text = LawText(width: Terminal.width)
    guard let number else {
      Terminal.say(text.list)
      return Flickerproof.safe
    }
    if let section = Law.sections.first(where: { "\($0.number)" == number }) {
      Terminal.say(section.laws.map(text.text).joined(separator: "\n"))
      return Flickerproof.safe
    }
    guard let law = Law.law(numbered: number) else {
      throw UsageError("there is no law '\(number)': explain without a law lists them all")
    }
    Terminal.say(text.text(of: law))
    return Flickerproof.safe
  }
}
