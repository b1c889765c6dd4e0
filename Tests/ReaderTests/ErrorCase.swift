import Testing

/// A file that cannot be read, and what a person is told.
struct ErrorCase: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String
  var function: String? = "animate"
  let line: Int
  let message: String

  var testDescription: String { name }

  /// Creates a case from the body of a function that begins on line 1.
  init(body name: String, line: Int, _ body: String, message: String) {
    self.name = name
    text = "func animate(view: UIView) {\n\(body)\n}"
    self.line = line
    self.message = message
  }

  /// Creates a case from a whole file.
  init(file name: String, _ text: String, function: String? = nil, line: Int, message: String) {
    self.name = name
    self.text = text
    self.function = function
    self.line = line
    self.message = message
  }
}
