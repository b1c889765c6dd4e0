/// What one seed of a challenge came to.
package struct Sample: Hashable, Sendable {
  /// The number of the case that failed first.
  package let number: Int
  /// The simplest value found, as text.
  package let value: String
  /// How often the property was called after the first failure.
  package let calls: Int
  /// How often the generator was run after the first failure.
  package let runs: Int
  /// How long the first failing value was, in choices.
  package let firstLength: Int
}
