#if HAS_SWIFT_PARSER
  internal import SwiftSyntax

  extension OutlineBuilder {
    /// Returns the outline of a list of statements.
    func statements(_ list: CodeBlockItemListSyntax) -> [SourceStatement] {
      guard let builder = deeper() else { return [] }
      return list.map { builder.statement(Syntax($0.item)) }
    }

    /// Returns the outline of one statement.
    func statement(_ node: Syntax) -> SourceStatement {
      SourceStatement(
        kind: kind(ofStatement: node), text: text(of: node), position: position(of: node))
    }

    private func kind(ofStatement node: Syntax) -> SourceStatement.Kind {
      switch node.as(SyntaxEnum.self) {
      case .expressionStmt(let wrapper): kind(ofStatement: Syntax(wrapper.expression))
      case .guardStmt(let node):
        .require(node.conditions.map(condition), else: statements(node.body.statements))
      case .ifExpr(let node): branch(node)
      case .forStmt(let node): loop(node)
      case .deferStmt(let node): .deferred(statements(node.body.statements))
      case .returnStmt(let node): .result(node.expression.map(expression))
      case .throwStmt, .breakStmt, .continueStmt, .fallThroughStmt: .exit
      case .doStmt(let node): work(node)
      case .whileStmt(let node): .control(statements(node.body.statements))
      case .repeatStmt(let node): .control(statements(node.body.statements))
      case .switchExpr(let node): selection(node)
      case .labeledStmt(let node): kind(ofStatement: Syntax(node.statement))
      default: kind(ofDeclaration: node)
      }
    }

    private func branch(_ node: IfExprSyntax) -> SourceStatement.Kind {
      let otherwise: [SourceStatement] =
        switch node.elseBody {
        case .ifExpr(let node): deeper().map { [$0.statement(Syntax(node))] } ?? []
        case .codeBlock(let block): statements(block.statements)
        default: []
        }
      return .branch(
        node.conditions.map(condition), then: statements(node.body.statements), else: otherwise)
    }

    private func loop(_ node: ForStmtSyntax) -> SourceStatement.Kind {
      var body = statements(node.body.statements)
      if node.caseKeyword != nil { return .control(body) }
      if let clause = node.whereClause {
        let choice = SourceStatement.Kind.branch(
          [.test(expression(clause.condition))], then: body, else: [])
        body = [
          SourceStatement(
            kind: choice, text: text(of: Syntax(clause)), position: position(of: clause))
        ]
      }
      return .loop(pattern(node.pattern), in: expression(node.sequence), body: body)
    }

    private func work(_ node: DoStmtSyntax) -> SourceStatement.Kind {
      let body = statements(node.body.statements)
      guard !node.catchClauses.isEmpty else { return .group(body) }
      return .attempt(body, catch: node.catchClauses.flatMap { statements($0.body.statements) })
    }

    private func condition(_ element: ConditionElementSyntax) -> SourceCondition {
      switch element.condition {
      case .expression(let node): .test(expression(node))
      case .optionalBinding(let node): binding(node)
      case .availability(let node):
        .test(
          SourceExpression(
            kind: .boolean(node.availabilityKeyword.tokenKind == .poundAvailable),
            text: text(of: Syntax(node)), position: position(of: Syntax(node))))
      default: .other
      }
    }

    private func binding(_ node: OptionalBindingConditionSyntax) -> SourceCondition {
      let pattern = pattern(node.pattern)
      if let value = node.initializer?.value { return .binding(pattern, expression(value)) }
      guard case .name(let name) = pattern else { return .other }
      let value = SourceExpression(
        kind: .name(name), text: name, position: position(of: node.pattern))
      return .binding(pattern, value)
    }

    /// Returns the outline of the left side of a binding.
    func pattern(_ node: PatternSyntax) -> SourcePattern {
      switch node.as(PatternSyntaxEnum.self) {
      case .identifierPattern(let node): .name(name(node.identifier))
      case .tuplePattern(let node):
        deeper().map { builder in .tuple(node.elements.map { builder.pattern($0.pattern) }) }
          ?? .ignored
      case .valueBindingPattern(let node): deeper()?.pattern(node.pattern) ?? .ignored
      case .expressionPattern(let node): pattern(node.expression)
      default: .ignored
      }
    }

    /// Returns the outline of the left side of a binding that the parser takes for an expression, as
    /// in `guard let (a, b) = …`.
    private func pattern(_ node: ExprSyntax) -> SourcePattern {
      switch node.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let node): .name(name(node.baseName))
      case .patternExpr(let node): deeper()?.pattern(node.pattern) ?? .ignored
      case .tupleExpr(let node):
        deeper().map { builder in .tuple(node.elements.map { builder.pattern($0.expression) }) }
          ?? .ignored
      default: .ignored
      }
    }

    /// Returns a name without backticks.
    func name(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }
  }
#endif
