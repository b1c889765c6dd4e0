/// One condition of an `if` or a `guard`.
package enum SourceCondition: Hashable, Sendable {
  /// `let pattern = value`, taken when there is a value.
  case binding(SourcePattern, SourceExpression)
  /// A Boolean.
  case test(SourceExpression)
  /// `case …` or `#available(…)`.
  case other
}
