/// Why a text is no replay text, in one line.
public struct ReplayTextError: Error, Hashable, CustomStringConvertible {
  /// What is wrong.
  public let description: String

  /// Creates an error.
  init(_ description: String) { self.description = description }
}
