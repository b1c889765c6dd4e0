import OrderingModel
import SwiftOutline

/// Expressions of which comments tell what they are.
extension Lowering {
  /// Notes what comments tell of expressions, before anything is read.
  mutating func noteAssumed(_ directives: [Directive]) {
    for directive in directives {
      guard case .assume(let expression, let text) = directive.kind else { continue }
      let meaning = Double(text).map(Meaning.number) ?? .boolean(text == "true")
      assumed[Self.bare(expression)] = Assumed(meaning: meaning)
    }
  }

  /// Returns what an expression stands for: what a comment tells, where the source does not.
  mutating func assuming(_ meaning: Meaning, _ expression: SourceExpression) -> Meaning {
    guard case .object = meaning, let known = assumed[Self.bare(expression.text)] else {
      return meaning
    }
    assumed[Self.bare(expression.text)]?.isUsed = true
    let value = text(of: known.meaning) ?? ""
    builder.assume("`\(expression.text)` is \(value), as a comment tells")
    return known.meaning
  }

  /// Throws where a comment tells of an expression that is nowhere, or that needs no telling.
  func checkAssumed(_ directives: [Directive]) throws(ReadingError) {
    for directive in directives {
      guard case .assume(let expression, _) = directive.kind,
        assumed[Self.bare(expression)]?.isUsed == false
      else { continue }
      throw error(
        "`\(directive.text)` tells of no expression of the function that the source leaves open",
        at: directive.position)
    }
  }

  /// Returns an expression without what makes no difference.
  private static func bare(_ text: String) -> String {
    text.filter { !$0.isWhitespace }.replacing("self.", with: "")
  }
}

/// What a comment tells of an expression.
struct Assumed {
  /// What it stands for.
  var meaning: Meaning
  /// Whether the function has such an expression.
  var isUsed = false
}
