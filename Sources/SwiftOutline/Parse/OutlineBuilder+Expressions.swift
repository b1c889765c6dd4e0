#if HAS_SWIFT_PARSER
  internal import SwiftParser
  internal import SwiftSyntax

  extension OutlineBuilder {
    /// Returns the outline of an expression.
    func expression(_ node: ExprSyntax) -> SourceExpression {
      guard let builder = deeper() else { return other(node) }
      return builder.unwrapped(node)
        ?? SourceExpression(
          kind: builder.kind(ofExpression: node), text: text(of: node), position: position(of: node)
        )
    }

    /// Returns an expression of which nothing is known but its text.
    private func other(_ node: some SyntaxProtocol) -> SourceExpression {
      SourceExpression(kind: .other([]), text: text(of: node), position: position(of: node))
    }

    /// Returns what stands within `try`, `await`, parentheses, `?` or `!`.
    private func unwrapped(_ node: ExprSyntax) -> SourceExpression? {
      switch node.as(ExprSyntaxEnum.self) {
      case .tryExpr(let node): expression(node.expression)
      case .awaitExpr(let node): expression(node.expression)
      case .optionalChainingExpr(let node): expression(node.expression)
      case .forceUnwrapExpr(let node): expression(node.expression)
      case .sequenceExpr(let node): folded(node)
      case .tupleExpr(let node) where node.elements.count == 1:
        node.elements.first.map { expression($0.expression) }
      default: nil
      }
    }

    private func kind(ofExpression node: ExprSyntax) -> SourceExpression.Kind {
      switch node.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let node): .name(name(node.baseName))
      case .superExpr: .name("super")
      case .memberAccessExpr(let node):
        .member(node.base.map(expression), name(node.declName.baseName))
      case .functionCallExpr(let node): call(node)
      case .subscriptCallExpr(let node):
        .element(expression(node.calledExpression), arguments(node.arguments))
      case .closureExpr(let node): .closure(closure(node))
      case .tupleExpr(let node): .tuple(arguments(node.elements))
      case .arrayExpr(let node): .list(node.elements.map { expression($0.expression) })
      case .dictionaryExpr(let node): dictionary(node)
      case .prefixOperatorExpr(let node): .prefix(node.operator.text, expression(node.expression))
      case .macroExpansionExpr(let node): macro(node)
      case .keyPathExpr(let node): keyPath(node)
      default: literal(node)
      }
    }

    private func literal(_ node: ExprSyntax) -> SourceExpression.Kind {
      switch node.as(ExprSyntaxEnum.self) {
      case .integerLiteralExpr(let node): number(node.literal.text)
      case .floatLiteralExpr(let node): number(node.literal.text)
      case .booleanLiteralExpr(let node): .boolean(node.literal.tokenKind == .keyword(.true))
      case .nilLiteralExpr: .none
      case .stringLiteralExpr(let node) where node.representedLiteralValue != nil:
        .string(node.representedLiteralValue ?? "")
      default: .other(parts(of: Syntax(node)))
      }
    }

    private func number(_ text: String) -> SourceExpression.Kind {
      let digits = text.filter { $0 != "_" }
      let radix = ["0x": 16, "0o": 8, "0b": 2][digits.prefix(2)]
      if let radix, let whole = Int(digits.dropFirst(2), radix: radix) {
        return .number(Double(whole))
      }
      return Double(digits).map { .number($0) } ?? .other([])
    }

    /// Returns the outermost expressions within a node.
    private func parts(of node: Syntax) -> [SourceExpression] {
      guard let builder = deeper() else { return [] }
      return node.children(viewMode: .sourceAccurate).flatMap { child in
        child.as(ExprSyntax.self).map { [builder.expression($0)] } ?? builder.parts(of: child)
      }
    }

    private func call(_ node: FunctionCallExprSyntax) -> SourceExpression.Kind {
      var all = arguments(node.arguments)
      if let closure = node.trailingClosure {
        all.append(SourceArgument(label: nil, value: expression(ExprSyntax(closure))))
      }
      for element in node.additionalTrailingClosures {
        let value = expression(ExprSyntax(element.closure))
        all.append(SourceArgument(label: name(element.label), value: value))
      }
      return .call(expression(node.calledExpression), all)
    }

    private func arguments(_ list: LabeledExprListSyntax) -> [SourceArgument] {
      list.map { SourceArgument(label: $0.label.map(name), value: expression($0.expression)) }
    }

    private func dictionary(_ node: DictionaryExprSyntax) -> SourceExpression.Kind {
      guard case .elements(let elements) = node.content else { return .dictionary([]) }
      return .dictionary(
        elements.map { SourceEntry(key: expression($0.key), value: expression($0.value)) })
    }

    private func macro(_ node: MacroExpansionExprSyntax) -> SourceExpression.Kind {
      let arguments = arguments(node.arguments)
      guard node.macroName.text == "keyPath", let path = arguments.first?.value else {
        return .other(arguments.map(\.value))
      }
      return names(of: path).map { .keyPath($0.joined(separator: ".")) } ?? .other([])
    }

    /// Returns the names of a path without the type that it begins at; nil for another expression.
    private func names(of path: SourceExpression) -> [String]? {
      switch path.kind {
      case .name(let name): name.first?.isUppercase ?? true ? [] : [name]
      case .member(let base?, let name): names(of: base).map { $0 + [name] }
      case .member(nil, let name): [name]
      default: nil
      }
    }

    /// Returns the outline of `\Type.name.name`.
    private func keyPath(_ node: KeyPathExprSyntax) -> SourceExpression.Kind {
      let names = node.components.compactMap { element -> String? in
        guard case .property(let property) = element.component else { return nil }
        return name(property.declName.baseName)
      }
      return names.count == node.components.count
        ? .keyPath(names.joined(separator: ".")) : .other([])
    }

    private func closure(_ node: ClosureExprSyntax) -> SourceClosure {
      let captures = node.signature?.capture?.items.map { item in
        SourceClosure.Capture(
          name: name(item.name), value: item.initializer.map { expression($0.value) })
      }
      let parameters: [String]? =
        switch node.signature?.parameterClause {
        case .simpleInput(let list): list.map { name($0.name) }
        case .parameterClause(let clause):
          clause.parameters.map { name($0.secondName ?? $0.firstName) }
        default: nil
        }
      return SourceClosure(
        captures: captures ?? [], parameters: parameters ?? [],
        isOnMainActor: node.signature?.attributes.trimmedDescription.contains("@MainActor")
          ?? false,
        suspends: node.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .keyword(.await)
        },
        statements: statements(node.statements))
    }
  }
#endif
