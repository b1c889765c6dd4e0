/// The words of a call, told apart.
struct Arguments {
  /// What is not an option.
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// Reads words; options may stand anywhere, as `--name value` or `--name=value`, and behind `--`
  /// nothing is an option.
  init(
    _ words: [String], options: [String], flags known: [String]
  ) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      if known.contains(word) {
        flags.insert(word)
      } else if options.contains(parts[0]) {
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw UsageError("\(parts[0]) needs a value")
        }
        values[parts[0]] = value
      } else if known.contains(parts[0]) {
        throw UsageError("\(parts[0]) takes no value")
      } else {
        let all = (options + known).sorted().joined(separator: ", ")
        let others = all.isEmpty ? "there are none" : "there are \(all)"
        throw UsageError("there is no option '\(parts[0])' here: \(others)")
      }
    }
  }

  /// Returns the value of an option.
  subscript(option: String) -> String? { values[option] }

  /// Returns the choice that an option makes; nil where it is not given.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: String
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let value = values[option] else { return nil }
    guard let choice = Choice(rawValue: value) else {
      let all = Choice.allCases.map(\.rawValue).joined(separator: " or ")
      throw UsageError("\(option): '\(value)' is none of them; say \(all)")
    }
    return choice
  }

  /// Returns whether a flag was given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// Returns the only operand.
  func onlyOperand(_ name: String) throws(UsageError) -> String {
    if operands.count > 1 { throw UsageError("one \(name) at a time, not also '\(operands[1])'") }
    guard let operand = operands.first, !operand.isEmpty else {
      throw UsageError("say which \(name)")
    }
    return operand
  }
}
