/// What is wrong with the input or the call, in one line.
struct UsageError: Error {
  let message: String

  /// Creates the error of a message, of which only the first line counts.
  init(_ message: String) {
    self.message = message.prefix { !$0.isNewline }.description
  }
}
