/// An argument of a call, or an element of a tuple.
package struct SourceArgument: Hashable, Sendable {
  /// Its label.
  package var label: String?
  /// Its value.
  package var value: SourceExpression
}
