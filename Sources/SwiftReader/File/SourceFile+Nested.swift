import SwiftOutline

extension SourceFile {
  /// The functions within functions that open a transaction or add an animation, as `outer.inner`.
  var nestedFunctions: [Function] {
    declarations.functions.flatMap { outer in
      nested(in: outer.function.body, of: outer, "\(outer.function.name).")
    }
  }

  private func nested(
    in statements: [SourceStatement], of outer: Declarations.Function, _ prefix: String
  ) -> [Function] {
    statements.flatMap { statement -> [Function] in
      switch statement.kind {
      case .function(var function):
        let body = function.body
        function.name = prefix + function.name
        let own = Function(Declarations.Function(type: outer.type, function: function))
        return (own.map { [$0] } ?? []) + nested(in: body, of: outer, "\(function.name).")
      case .group(let body): return nested(in: body, of: outer, prefix)
      case .attempt(let body, let handlers):
        return nested(in: body + handlers, of: outer, prefix)
      case .branch(_, let body, let other): return nested(in: body + other, of: outer, prefix)
      default: return []
      }
    }
  }
}
