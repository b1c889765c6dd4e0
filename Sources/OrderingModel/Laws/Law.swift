/// A numbered rule of what Core Animation does, which the machine obeys.
public struct Law: Hashable, Sendable {
  /// How well a law is known.
  public enum Confidence: String, Hashable, Sendable, CaseIterable {
    /// An Apple header or Apple's documentation says it.
    case documented
    /// An automated test that runs against Apple's own framework asserts it.
    case measured
    /// Several independent people report it, or one careful experiment and corroboration.
    case widelyObserved = "widely observed"
    /// One report only.
    case singleReport = "single report"
    /// It follows from other laws; nobody was found who states it.
    case inferred
    /// Sources disagree, or the wording is ambiguous.
    case disputed
    /// No source was found.
    case unknown
  }

  /// Its number, such as "4.2": the section, then its place there.
  public let number: String
  /// What Core Animation does.
  public let sentence: String
  /// How well it is known, the best grade first where parts of it differ.
  public let confidence: [Confidence]
  /// The short names of its sources, in the order in which they are cited.
  public let sources: [String]
  /// The names of the parameters whose values are the readings that it leaves open.
  public let parameters: [String]

  /// Creates a law.
  public init(
    _ number: String, _ sentence: String, _ confidence: [Confidence], sources: [String],
    parameters: [String] = []
  ) {
    self.number = number
    self.sentence = sentence
    self.confidence = confidence
    self.sources = sources
    self.parameters = parameters
  }
}
