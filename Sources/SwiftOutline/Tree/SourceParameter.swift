/// A parameter of a function.
package struct SourceParameter: Hashable, Sendable {
  /// The label at the call; nil for `_`.
  package var label: String?
  /// The name inside.
  package var name: String
  /// The type's text.
  package var type: String
  /// The default value.
  package var value: SourceExpression?
}
