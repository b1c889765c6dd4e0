#if HAS_SWIFT_PARSER
  internal import SwiftSyntax

  extension OutlineBuilder {
    /// Returns what a statement is that is a declaration, or an expression, or nothing known.
    func kind(ofDeclaration node: Syntax) -> SourceStatement.Kind {
      switch node.as(SyntaxEnum.self) {
      case .variableDecl(let node): .binding(bindings(node))
      case .functionDecl(let node):
        .function(function(node.funcKeyword, name(node.name), node.signature, node.body))
      case .initializerDecl(let node):
        .function(function(node.initKeyword, "init", node.signature, node.body))
      case .deinitializerDecl(let node):
        .function(function(node.deinitKeyword, "deinit", node.body))
      case .classDecl(let node): type(node, name(node.name))
      case .structDecl(let node): type(node, name(node.name))
      case .enumDecl(let node): type(node, name(node.name))
      case .actorDecl(let node): type(node, name(node.name))
      case .extensionDecl(let node): type(node, node.extendedType.trimmedDescription)
      case .ifConfigDecl(let node): .group(statements(node))
      default: node.as(ExprSyntax.self).map { .expression(expression($0)) } ?? .other
      }
    }

    private func type(
      _ node: some DeclGroupSyntax, _ name: String
    ) -> SourceStatement.Kind {
      let members = deeper().map { builder in
        node.memberBlock.members.map { builder.statement(Syntax($0.decl)) }
      }
      let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription)
      return .type(SourceType(name: name, inherited: inherited ?? [], members: members ?? []))
    }

    private func function(
      _ keyword: TokenSyntax, _ name: String, _ signature: FunctionSignatureSyntax,
      _ body: CodeBlockSyntax?
    ) -> SourceFunction {
      let end = body?.rightBrace ?? keyword
      return SourceFunction(
        name: name, parameters: signature.parameterClause.parameters.map(parameter),
        resultLabels: labels(of: signature.returnClause?.type),
        body: body.map { statements($0.statements) } ?? [], position: position(of: keyword),
        lastLine: position(of: end).line)
    }

    /// Returns a function without parameters.
    private func function(
      _ keyword: TokenSyntax, _ name: String, _ body: CodeBlockSyntax?
    ) -> SourceFunction {
      SourceFunction(
        name: name, parameters: [], resultLabels: [],
        body: body.map { statements($0.statements) } ?? [], position: position(of: keyword),
        lastLine: position(of: body?.rightBrace ?? keyword).line)
    }

    /// Returns what runs when a property is read or set.
    private func accessors(_ node: PatternBindingSyntax) -> [SourceFunction] {
      let name = node.pattern.trimmedDescription.filter { $0 != "`" }
      switch node.accessorBlock?.accessors {
      case .getter(let list):
        let end = node.accessorBlock?.rightBrace.positionAfterSkippingLeadingTrivia
        return [
          SourceFunction(
            name: "\(name).get", parameters: [], resultLabels: [], body: statements(list),
            position: position(of: node),
            lastLine: end.map { places.location(for: $0).line } ?? position(of: node).line)
        ]
      case .accessors(let list):
        return list.map {
          function($0.accessorSpecifier, "\(name).\($0.accessorSpecifier.text)", $0.body)
        }
      default: return []
      }
    }

    /// Returns the closure that makes a lazy property's value.
    private func maker(_ node: PatternBindingSyntax) -> [SourceFunction] {
      guard let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
        let closure = call.calledExpression.as(ClosureExprSyntax.self)
      else { return [] }
      let name = node.pattern.trimmedDescription.filter { $0 != "`" }
      return [
        SourceFunction(
          name: "\(name).lazy", parameters: [], resultLabels: [],
          body: statements(closure.statements), position: position(of: node),
          lastLine: position(of: closure.rightBrace).line)
      ]
    }

    private func labels(of type: TypeSyntax?) -> [String?] {
      let plain = type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type
      return plain?.as(TupleTypeSyntax.self)?.elements.map { $0.firstName.map(name) } ?? []
    }

    private func parameter(_ node: FunctionParameterSyntax) -> SourceParameter {
      let label = name(node.firstName)
      return SourceParameter(
        label: label == "_" ? nil : label, name: node.secondName.map(name) ?? label,
        type: node.type.trimmedDescription, value: node.defaultValue.map { expression($0.value) })
    }

    private func bindings(_ node: VariableDeclSyntax) -> [SourceBinding] {
      let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
      let isLazy = node.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
      var type: String?
      var bindings: [SourceBinding] = []
      for binding in node.bindings.reversed() {
        type = binding.typeAnnotation?.type.trimmedDescription ?? type
        bindings.append(
          SourceBinding(
            pattern: pattern(binding.pattern), type: type,
            value: binding.initializer.map { expression($0.value) }, isConstant: isConstant,
            accessors: accessors(binding) + (isLazy ? maker(binding) : [])))
      }
      return bindings.reversed()
    }

    /// Returns what stands in the first branch of an `#if`, which is the one that is read.
    private func statements(_ node: IfConfigDeclSyntax) -> [SourceStatement] {
      guard let builder = deeper() else { return [] }
      return switch node.clauses.first?.elements {
      case .statements(let list): builder.statements(list)
      case .decls(let list): list.map { builder.statement(Syntax($0.decl)) }
      default: []
      }
    }
  }
#endif
