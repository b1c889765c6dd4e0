/// Why a source cannot be read as a program, and what to do about it.
public struct ReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the reader was given it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in UTF-8 code units.
  public var column: Int
  /// What is wrong, on one line.
  public var message: String

  /// Creates an error.
  public init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The error as compilers write it.
  public var description: String { "\(file):\(line):\(column): \(message)" }
}
