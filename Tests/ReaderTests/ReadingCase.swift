import Testing

/// A function's body, and what is read of it.
struct ReadingCase: CustomTestStringConvertible, Sendable {
  let name: String
  var parameters = ""
  var members = ""
  let body: String
  var turn: [String]?
  var blocks: [[String]]?
  var layers: [String]?
  var animations: [String]?
  var later: [[String]]?
  var assumptions: [String]?

  var testDescription: String { name }
}
