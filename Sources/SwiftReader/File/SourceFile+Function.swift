public import OrderingModel
import SwiftOutline

extension SourceFile {
  /// A function that opens a transaction or adds an animation.
  public struct Function: Sendable {
    /// Its name: `animate`.
    public var name: String { declaration.function.name }
    /// Its name with labels: `animate(_:to:)`.
    public var signature: String { declaration.function.signature }
    /// The type that it belongs to.
    public var type: String? { declaration.type }
    /// The line that it begins on.
    public var line: Int { declaration.function.position.line }
    /// Whether it calls `CATransaction.begin()`.
    public let opensTransaction: Bool

    let declaration: Declarations.Function

    init?(_ declaration: Declarations.Function) {
      let calls = Calls(in: declaration.function.body)
      guard calls.beginsTransaction || calls.addsAnimation || calls.animatesViews else {
        return nil
      }
      self.declaration = declaration
      opensTransaction = calls.beginsTransaction
    }

    /// Returns whether a person means this function by a name, with or without type and labels.
    func isCalled(_ text: String) -> Bool {
      let names = [name, signature]
      return names.contains(text) || names.contains { "\(type ?? "").\($0)" == text }
    }
  }

  /// Returns the program of the function of a name, with or without its labels and type; without a
  /// name, of the only function that opens a transaction.
  public func program(of name: String? = nil) throws(ReadingError) -> Program {
    let candidates =
      functions.filter { function in name.map(function.isCalled) ?? function.opensTransaction }
    guard candidates.count <= 1 else {
      let list = candidates.map(\.signature).joined(separator: ", ")
      throw error(
        name.map { "`\($0)` is the name of \(candidates.count) functions; choose one: \(list)" }
          ?? "\(candidates.count) functions open a transaction; name one: \(list)")
    }
    guard let function = candidates.first else { throw absence(of: name) }
    return try program(of: function)
  }

  private func absence(of name: String?) -> ReadingError {
    let list = functions.map(\.signature).joined(separator: ", ")
    let known =
      functions.isEmpty
      ? "no function of this file opens a transaction or adds an animation"
      : "name one of those that open a transaction or add an animation: \(list)"
    if let name, let other = declarations.functions.first(where: { $0.function.name == name }) {
      let place = other.function.position
      return ReadingError(
        file: self.name, line: place.line, column: place.column,
        message: "`\(name)` neither opens a transaction nor adds an animation; \(known)")
    }
    return error(
      name.map { "there is no function `\($0)`; \(known)" }
        ?? "no function opens a transaction with `CATransaction.begin()`; \(known)")
  }

  private func error(_ message: String) -> ReadingError {
    ReadingError(file: name, line: 1, column: 1, message: message)
  }
}
