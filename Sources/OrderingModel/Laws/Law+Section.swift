extension Law {
  /// A part of the law table: the laws of one subject.
  public struct Section: Hashable, Sendable {
    /// Its number, from 1, with which the numbers of its laws begin.
    public let number: Int
    /// Its subject.
    public let title: String
    /// Its laws, by number.
    public let laws: [Law]

    /// Creates a section.
    public init(_ number: Int, _ title: String, laws: [Law]) {
      self.number = number
      self.title = title
      self.laws = laws
    }
  }
}
