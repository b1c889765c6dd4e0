import SwiftOutline

extension SourceFile {
  /// Returns the directives within a function or right before it.
  func directives(for function: SourceFunction) throws(ReadingError) -> [Directive] {
    let range = lines(of: function)
    var directives: [Directive] = []
    for comment in comments where range.contains(comment.position.line) {
      guard Directive.isMeant(comment) else { continue }
      guard let directive = Directive(comment) else {
        throw ReadingError(
          file: name, line: comment.position.line, column: comment.position.column,
          message: Directive.complaint(about: comment))
      }
      directives.append(directive)
    }
    return directives
  }

  /// Returns the lines of the directives that belong to no function.
  func strayDirectives() -> [Int] {
    let ranges = declarations.functions.map { lines(of: $0.function) }
    let meant = comments.filter(Directive.isMeant).map(\.position.line)
    return meant.filter { line in !ranges.contains { $0.contains(line) } }
  }

  private func lines(of function: SourceFunction) -> ClosedRange<Int> {
    let first = firstLine(of: function)
    return first...max(function.lastLine, first)
  }

  /// Returns the first line of the comments and attributes that stand before a function, with nothing
  /// but empty lines in between.
  private func firstLine(of function: SourceFunction) -> Int {
    var line = function.position.line
    while line > 1, lines.indices.contains(line - 2) {
      let text = lines[line - 2].drop(while: \.isWhitespace)
      let isPassed = ["//", "/*", "@"].contains { text.hasPrefix($0) }
      guard text.isEmpty || isPassed else { break }
      line -= 1
    }
    return line
  }
}
