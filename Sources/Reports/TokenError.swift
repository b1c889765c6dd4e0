/// What is wrong with a replay token or an option, in one line.
package struct TokenError: Error, Hashable, Sendable {
  /// The line.
  package let message: String

  init(_ message: String) { self.message = message }
}
