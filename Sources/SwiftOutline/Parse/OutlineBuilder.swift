#if HAS_SWIFT_PARSER
  internal import SwiftSyntax

  /// Turns syntax nodes into the plain values of an outline.
  struct OutlineBuilder {
    /// Where each node stands.
    let places: SourceLocationConverter
    /// How many nodes hold the one at hand: deeper than `deepest`, a node is only its text.
    var depth = 0

    /// No person nests deeper, and no stack overflows.
    static let deepest = 200

    /// Returns the place where a node begins.
    func position(of node: some SyntaxProtocol) -> SourcePosition {
      let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
      return SourcePosition(line: place.line, column: place.column)
    }

    /// Returns a builder for what a node holds; nil where that is too deep.
    func deeper() -> OutlineBuilder? {
      guard depth < Self.deepest else { return nil }
      var builder = self
      builder.depth += 1
      return builder
    }

    /// Returns the `//` comments of a file.
    func comments(of file: SourceFileSyntax) -> [SourceComment] {
      file.tokens(viewMode: .sourceAccurate).flatMap { token in
        comments(in: token.leadingTrivia, at: token.position)
          + comments(in: token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia)
      }
    }

    private func comments(in trivia: Trivia, at start: AbsolutePosition) -> [SourceComment] {
      var offset = start.utf8Offset
      var comments: [SourceComment] = []
      for piece in trivia.pieces {
        if case .lineComment(let text) = piece {
          let place = places.location(for: AbsolutePosition(utf8Offset: offset))
          comments.append(
            SourceComment(
              text: String(text.dropFirst(2)),
              position: SourcePosition(line: place.line, column: place.column)))
        }
        offset += piece.sourceLength.utf8Length
      }
      return comments
    }
  }
#endif
