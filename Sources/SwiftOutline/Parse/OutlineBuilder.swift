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

    /// Returns the comments of a file, line by line.
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
        let place = places.location(for: AbsolutePosition(utf8Offset: offset))
        let position = SourcePosition(line: place.line, column: place.column)
        switch piece {
        case .lineComment(let text), .docLineComment(let text):
          comments.append(SourceComment(text: String(text.dropFirst(2)), position: position))
        case .blockComment(let text), .docBlockComment(let text):
          comments += lines(ofBlock: text.dropFirst(2).dropLast(2), at: position)
        default: break
        }
        offset += piece.sourceLength.utf8Length
      }
      return comments
    }

    private func lines(ofBlock text: Substring, at start: SourcePosition) -> [SourceComment] {
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map {
        SourceComment(
          text: String($1),
          position: SourcePosition(line: start.line + $0, column: $0 == 0 ? start.column : 1))
      }
    }
  }
#endif
