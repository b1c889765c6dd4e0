#if HAS_SWIFT_PARSER
  internal import SwiftSyntax

  extension OutlineBuilder {
    /// The longest closure that is shown whole.
    private static let longestClosure = 40

    /// Returns the source of a node on one line, with long closures shortened to `{ … }`.
    func text(of node: some SyntaxProtocol) -> String {
      var text = ""
      var hiddenUntil = 0
      for token in node.tokens(viewMode: .sourceAccurate) {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        guard start >= hiddenUntil else { continue }
        if token.tokenKind == .leftBrace, let closure = hiddenClosure(beginningWith: token) {
          hiddenUntil = closure.endPositionBeforeTrailingTrivia.utf8Offset
          append("{ … }", after: token.leadingTrivia, to: &text)
          continue
        }
        append(token.text, after: token.leadingTrivia, to: &text)
        if !token.trailingTrivia.isEmpty, text.last != " " { text.append(" ") }
      }
      if text.last == " " { text.removeLast() }
      return text
    }

    private func hiddenClosure(beginningWith brace: TokenSyntax) -> Syntax? {
      guard let owner = brace.parent else { return nil }
      let isLong = owner.trimmedLength.utf8Length > Self.longestClosure
      let hasLines =
        places.location(for: owner.positionAfterSkippingLeadingTrivia).line
        != places.location(for: owner.endPositionBeforeTrailingTrivia).line
      return isLong || hasLines ? owner : nil
    }

    private func append(_ token: String, after trivia: Trivia, to text: inout String) {
      let line = token.contains(where: \.isNewline) ? token.filter { !$0.isNewline } : token
      let touches =
        text.isEmpty || line.hasPrefix(".") || line.hasPrefix(")") || line.hasPrefix("]")
        || text.hasSuffix("(") || text.hasSuffix("[") || text.hasSuffix(" ")
      if !trivia.isEmpty, !touches { text.append(" ") }
      text.append(line)
    }
  }
#endif
