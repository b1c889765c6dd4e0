/// One `pattern: Type = value` of a `let` or `var`.
package struct SourceBinding: Hashable, Sendable {
  /// What is bound.
  package var pattern: SourcePattern
  /// The type's text, where there is one.
  package var type: String?
  /// What it is bound to, where there is a value.
  package var value: SourceExpression?
  /// Whether it is a `let`.
  package var isConstant: Bool
  /// What runs when it is read or set, as `name.get` or `name.didSet`.
  package var accessors: [SourceFunction] = []
}
