import SwiftOutline

extension SourceFile {
  /// Returns the directives within a function or right before it.
  func directives(for function: SourceFunction) throws(ReadingError) -> [Directive] {
    let range = firstLine(of: function)...max(function.lastLine, firstLine(of: function))
    var directives: [Directive] = []
    for comment in comments where range.contains(comment.position.line) {
      let text = comment.text.drop(while: \.isWhitespace)
      guard text.hasPrefix(Directive.mark) else { continue }
      guard let directive = Directive(comment) else {
        throw ReadingError(
          file: name, line: comment.position.line, column: comment.position.column,
          message: "`\(text)` is not understood; \(Directive.usage)")
      }
      directives.append(directive)
    }
    return directives
  }

  /// Returns the first line of the comments and attributes that stand right before a function.
  private func firstLine(of function: SourceFunction) -> Int {
    var line = function.position.line
    while line > 1, lines.indices.contains(line - 2) {
      let text = lines[line - 2].drop(while: \.isWhitespace)
      guard text.hasPrefix("//") || text.hasPrefix("@") else { break }
      line -= 1
    }
    return line
  }
}
