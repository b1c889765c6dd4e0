#if HAS_SWIFT_PARSER
  internal import SwiftSyntax

  extension OutlineBuilder {
    /// Returns the outline of a `switch`; one that does more than compare values is only what it holds.
    func selection(_ node: SwitchExprSyntax) -> SourceStatement.Kind {
      let cases = node.cases.map { $0.as(SwitchCaseSyntax.self).flatMap(choice) }
      let known = cases.compactMap(\.self)
      guard known.count == cases.count else {
        return .control(node.cases.flatMap(statements))
      }
      return .selection(expression(node.subject), known)
    }

    /// Returns the outline of a case; nil for one that matches a pattern or has a condition.
    private func choice(_ node: SwitchCaseSyntax) -> SourceCase? {
      let body = statements(node.statements)
      guard case .case(let label) = node.label else { return SourceCase(values: nil, body: body) }
      let values = label.caseItems.map { item -> SourceExpression? in
        guard item.whereClause == nil, let pattern = item.pattern.as(ExpressionPatternSyntax.self)
        else { return nil }
        return expression(pattern.expression)
      }
      let known = values.compactMap(\.self)
      return known.count == values.count ? SourceCase(values: known, body: body) : nil
    }

    private func statements(_ element: SwitchCaseListSyntax.Element) -> [SourceStatement] {
      element.as(SwitchCaseSyntax.self).map { statements($0.statements) } ?? []
    }
  }
#endif
