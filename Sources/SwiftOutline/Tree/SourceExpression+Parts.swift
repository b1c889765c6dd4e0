extension SourceExpression {
  /// The expressions that it is made of; not what a closure holds.
  package var parts: [SourceExpression] {
    switch kind {
    case .name, .number, .boolean, .none, .string, .keyPath, .closure: []
    case .member(let base, _): base.map { [$0] } ?? []
    case .call(let base, let arguments), .element(let base, let arguments):
      [base] + arguments.map(\.value)
    case .tuple(let elements): elements.map(\.value)
    case .list(let elements), .other(let elements): elements
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .prefix(_, let operand), .cast(let operand, _): [operand]
    case .infix(let left, _, let right): [left, right]
    case .choice(let condition, let value, let other): [condition, value, other]
    }
  }
}
