/// A case of a `switch`.
package struct SourceCase: Hashable, Sendable {
  /// The values that it is taken for; nil for `default`.
  package var values: [SourceExpression]?
  /// What it does.
  package var body: [SourceStatement]
}
