/// A header, page, test or report on which laws rest.
public struct Source: Hashable, Sendable {
  /// The short name by which laws cite it, such as "H-TXN".
  public let code: String
  /// What it is.
  public let title: String
  /// Where it is read, if it has an address.
  public let address: String?

  /// Creates a source.
  public init(_ code: String, _ title: String, address: String? = nil) {
    self.code = code
    self.title = title
    self.address = address
  }
}
