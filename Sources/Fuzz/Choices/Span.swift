/// A stretch of choices that belong together, such as those of one element of a list.
public struct Span: Hashable, Sendable {
  /// What a span holds.
  public enum Label: UInt8, Hashable, Sendable {
    /// An element that may be left out, together with the choice to have it.
    case element
    /// A list.
    case list
    /// An alternative, together with the choice of it.
    case alternative
    /// A value that may contain others of its kind.
    case tree
    /// One part of a value with a fixed number of parts.
    case part
  }

  /// What it holds.
  public let label: Label
  /// The place of its first choice.
  public let start: Int
  /// The place behind its last choice.
  public internal(set) var end: Int
  /// The place of the span around it among the spans; -1 for none.
  public let parent: Int

  /// Creates a span.
  init(_ label: Label, start: Int, end: Int, parent: Int) {
    self.label = label
    self.start = start
    self.end = end
    self.parent = parent
  }

  /// The places of its choices.
  var range: Range<Int> { start..<end }

  /// Returns the span at another place, with more or fewer choices.
  func moved(by distance: Int, growing change: Int = 0) -> Span {
    Span(label, start: start + distance, end: end + distance + change, parent: parent)
  }
}
