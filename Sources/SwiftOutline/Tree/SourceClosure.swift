/// A closure.
package struct SourceClosure: Hashable, Sendable {
  /// A name that a capture list gives to a value.
  package struct Capture: Hashable, Sendable {
    /// The name inside.
    package var name: String
    /// The value, where it is not of the same name.
    package var value: SourceExpression?
  }

  /// The capture list.
  package var captures: [Capture]
  /// The names of its parameters.
  package var parameters: [String]
  /// Whether it says that it runs on the main actor.
  package var isOnMainActor: Bool
  /// Whether `await` stands in it.
  package var suspends: Bool
  /// What it does.
  package var statements: [SourceStatement]
}
