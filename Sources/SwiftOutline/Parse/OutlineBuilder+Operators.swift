#if HAS_SWIFT_PARSER
  internal import SwiftSyntax

  extension OutlineBuilder {
    /// How tightly the standard library's operators bind, loosest first; those of a row bind alike.
    private static let precedence: [[String]] = [
      ["=", "+=", "-=", "*=", "/=", "%="], ["?"], ["||"], ["&&"],
      ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~="], ["??"], ["as", "is"],
      ["..<", "..."], ["+", "-", "&+", "&-", "|", "^"], ["*", "/", "%", "&*", "&"], ["<<", ">>"],
    ]

    /// How tightly an unknown operator binds: like Swift's default, between `?` and `||`.
    private static let unknownPrecedence = 1

    /// Returns the outline of operands with operators between them.
    ///
    /// The toolchain's own folding makes new trees, in which nothing stands where it stood.
    func folded(_ node: SequenceExprSyntax) -> SourceExpression {
      var elements = Array(node.elements)[...]
      guard elements.count <= Self.deepest, let first = elements.popFirst() else {
        return SourceExpression(
          kind: .other([]), text: text(of: node), position: position(of: node))
      }
      return folded(expression(first), &elements, above: -1)
    }

    /// Returns the left operand with all operators that bind more tightly than a row.
    private func folded(
      _ operand: SourceExpression, _ elements: inout ArraySlice<ExprSyntax>, above row: Int
    ) -> SourceExpression {
      var left = operand
      while let sign = elements.first, let tightness = tightness(of: sign), tightness > row {
        elements.removeFirst()
        guard let next = elements.popFirst() else { return left }
        // An assignment holds all that follows; the others take their operands from left to right.
        let limit = tightness == 0 ? -1 : tightness
        let right = folded(expression(next), &elements, above: limit)
        left = joined(left, sign, right)
      }
      return left
    }

    private func tightness(of sign: ExprSyntax) -> Int? {
      let symbol = symbol(of: sign)
      return Self.precedence.firstIndex { $0.contains(symbol) } ?? Self.unknownPrecedence
    }

    private func symbol(of sign: ExprSyntax) -> String {
      switch sign.as(ExprSyntaxEnum.self) {
      case .assignmentExpr: "="
      case .unresolvedTernaryExpr: "?"
      case .unresolvedAsExpr: "as"
      case .unresolvedIsExpr: "is"
      case .binaryOperatorExpr(let node): node.operator.text
      default: sign.trimmedDescription
      }
    }

    private func joined(
      _ left: SourceExpression, _ sign: ExprSyntax, _ right: SourceExpression
    ) -> SourceExpression {
      let kind: SourceExpression.Kind =
        switch sign.as(ExprSyntaxEnum.self) {
        case .unresolvedAsExpr: .cast(left, right.text)
        case .unresolvedTernaryExpr(let node):
          .choice(left, expression(node.thenExpression), right)
        case .assignmentExpr, .binaryOperatorExpr: .infix(left, symbol(of: sign), right)
        default: .other([left, right])
        }
      return SourceExpression(
        kind: kind, text: "\(left.text) \(text(of: sign)) \(right.text)", position: left.position)
    }
  }
#endif
