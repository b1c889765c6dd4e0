extension CheckResult {
  /// Returns the result as lines of text, given the claim and how a value is described.
  public func summary(
    of sentence: String, describing describe: (Value) -> String = { String(describing: $0) }
  ) -> String {
    let details = finding.map { self.details($0, describe) } ?? []
    return ([headline(sentence)] + details + shares).joined(separator: "\n")
  }

  private func headline(_ sentence: String) -> String {
    let count = "\(cases) cases, \(discarded) discarded, seed \(seed)"
    let end = isOutOfTime ? "; the time was over" : ""
    switch verdict {
    case .passed: return "holds: \(sentence) (\(count)\(end))"
    case .failed: return "fails: \(sentence) (\(count))"
    case .flaky: return "fails now and then: \(sentence) (\(count))"
    case .starved: return "undecided, too few cases are what it is about: \(sentence) (\(count))"
    case .uncovered(let labels):
      return "undecided, rarer than required: \(labels.joined(separator: ", ")) (\(count))"
    }
  }

  private func details(_ finding: Finding<Value>, _ describe: (Value) -> String) -> [String] {
    let length = finding.sequence.choices.count
    var lines = [
      "  value: " + (finding.value.map(describe) ?? "none, drawing it failed"),
      "  how: " + finding.failure,
      "  replay: \(finding.replay)",
      "  shrunk in \(finding.calls) tries from \(finding.firstLength) choices to \(length)"
        + (finding.isShrinkingStopped ? ", and stopped there" : ""),
    ]
    if !finding.free.isEmpty {
      let values = finding.free.map { place in
        "\(place + 1) (here \(finding.sequence.choices[place].text))"
      }
      lines.append("  could be anything: choice " + values.joined(separator: ", "))
    }
    return lines
  }

  private var shares: [String] {
    labels.map { "  \($0.label): \($0.count) of \(cases + discarded)" }
  }
}

extension Choice {
  /// The value as text.
  fileprivate var text: String {
    switch domain.kind {
    case .boolean: value == 1 ? "true" : "false"
    case .double: "\(DoubleRank.double(at: value))"
    default: "\(value)"
    }
  }
}
