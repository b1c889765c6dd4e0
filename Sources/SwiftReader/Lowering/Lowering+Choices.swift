import OrderingModel
import SwiftOutline

extension Lowering {
  /// Returns what `condition ? value : other` stands for: what both are, if the source does not tell
  /// which.
  mutating func choose(
    _ value: SourceExpression, _ other: SourceExpression, by condition: SourceExpression,
    in expression: SourceExpression
  ) throws(ReadingError) -> Meaning {
    let test = try evaluate(condition)
    if case .boolean(let holds) = test { return try evaluate(holds ? value : other) }
    let branches = try evaluate([value, other])
    if branches[0] == branches[1], branches[0].isConstant { return branches[0] }
    let parts = zip([condition, value, other].map(\.text), [test] + branches)
    let object = self.value(qualified(expression.text, by: Array(parts)), of: [test] + branches)
    choices[object.identity] = branches
    return .object(object)
  }

  /// Returns the first of the values that a condition chooses from and that fit, and says that it is
  /// assumed; the meaning itself where there is none.
  mutating func settled(
    _ meaning: Meaning, for text: String, where fits: (Meaning) -> Bool
  ) -> Meaning {
    guard case .object(let path) = meaning, choices[path.identity] != nil,
      let first = first(of: meaning, where: fits)
    else { return meaning }
    let value = self.text(of: first).map { "`\($0)`, " } ?? ""
    builder.assume("`\(text)` is \(value)the first known of its values")
    return first
  }

  private func first(of meaning: Meaning, where fits: (Meaning) -> Bool) -> Meaning? {
    guard case .object(let path) = meaning, let branches = choices[path.identity] else {
      return fits(meaning) ? meaning : nil
    }
    return branches.compactMap { first(of: $0, where: fits) }.first
  }
}
