/// An operation at its place in the source.
public struct Statement: Hashable, Sendable {
  /// A place in a source file.
  public struct Location: Hashable, Sendable {
    /// The file, as the reader was given it.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in UTF-8 code units.
    public var column: Int

    /// Creates a place.
    public init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// The operation.
  public var operation: Operation
  /// The source text, on one line.
  public var text: String
  /// Where it stands; nil for a program that no file holds.
  public var location: Location?
  /// Whether it stands in a helper that the function calls, or is done by somebody else: nobody
  /// moves it.
  public var isInHelper: Bool
  /// How many statements of its turn stand before the last definition that it uses: it cannot
  /// stand earlier than that.
  public var earliest: Int

  /// Creates a statement.
  public init(
    _ operation: Operation, text: String, location: Location? = nil, isInHelper: Bool = false,
    earliest: Int = 0
  ) {
    self.operation = operation
    self.text = text
    self.location = location
    self.isInHelper = isInHelper
    self.earliest = earliest
  }
}
