/// A key of a dictionary literal, with its value.
package struct SourceEntry: Hashable, Sendable {
  /// The key.
  package var key: SourceExpression
  /// The value.
  package var value: SourceExpression
}
