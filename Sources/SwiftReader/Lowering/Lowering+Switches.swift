import OrderingModel
import SwiftOutline

extension Lowering {
  /// Reads a `switch`: where the source tells which case is taken, that case is read as straight code.
  mutating func lowerSwitch(
    _ subject: SourceExpression, _ cases: [SourceCase], of statement: SourceStatement
  ) throws(ReadingError) {
    let meaning = try evaluate(subject)
    if meaning.isConstant, let body = try taken(cases, for: meaning),
      let straight = Self.withoutBreak(body)
    {
      return try lowerInner(straight)
    }
    let bodies = cases.flatMap(\.body)
    var control = statement
    control.kind = .control(bodies)
    try ignore(bodies, of: control)
  }

  /// Returns the body of the case that is taken for a value; nil where the source does not tell.
  private mutating func taken(
    _ cases: [SourceCase], for meaning: Meaning
  ) throws(ReadingError) -> [SourceStatement]? {
    for choice in cases {
      guard let values = choice.values else { continue }
      for value in values {
        let candidate = try evaluate(value)
        guard candidate.isConstant else { return nil }
        if candidate == meaning { return choice.body }
      }
    }
    return cases.first { $0.values == nil }?.body
  }

  /// Returns a body without the `break` at its end; nil where it leaves the case in another place, or for
  /// the next one.
  private static func withoutBreak(_ body: [SourceStatement]) -> [SourceStatement]? {
    guard case .exit? = body.last?.kind else { return body }
    guard body.last?.text == "break" else { return nil }
    return body.dropLast()
  }
}
