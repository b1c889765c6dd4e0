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
      guard
        calls.beginsTransaction || calls.changesTransaction || calls.addsAnimation
          || calls.animatesViews
      else { return nil }
      self.init(any: declaration)
    }

    /// Creates a function that may do neither.
    init(any declaration: Declarations.Function) {
      self.declaration = declaration
      opensTransaction = Calls(in: declaration.function.body).beginsTransaction
    }

    /// Returns whether a person means this function by a name, with or without type and labels, or by
    /// one of its lines.
    func isCalled(_ text: String) -> Bool {
      if let line = Self.line(text) { return lines.contains(line) }
      let parts = text.split(separator: "#", maxSplits: 1).map(String.init)
      if parts.count == 2, let line = Int(parts[1]) {
        return lines.contains(line) && isCalled(parts[0])
      }
      let names = [name, signature]
      return names.contains(text) || names.contains { "\(type ?? "").\($0)" == text }
    }

    private var lines: ClosedRange<Int> { line...max(line, declaration.function.lastLine) }

    /// Returns the line that a text is, alone or with a column behind it, as compilers print them.
    static func line(_ text: String) -> Int? {
      let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      return numbers.count <= 2 && !numbers.contains(nil) ? numbers.first ?? nil : nil
    }
  }

  /// Returns the program of the function of a name, with or without its labels and type, or of a
  /// number, which is one of its lines; without a name, of the only function that opens a transaction,
  /// or else of the only one that adds an animation.
  public func program(of name: String? = nil) throws(ReadingError) -> Program {
    let candidates = candidates(for: name)
    guard candidates.count <= 1 else {
      let list = text(of: candidates)
      throw error(
        name.map { "`\($0)` is the name of \(candidates.count) functions; choose one: \(list)" }
          ?? "\(candidates.count) functions open a transaction; name one: \(list)")
    }
    if let function = candidates.first { return try program(of: function) }
    let others = declarations.functions.map { Function(any: $0) }
    let called = others.filter { name.map($0.isCalled) ?? false }
    // The functions that it calls may open a transaction or add an animation.
    guard called.count == 1 else { throw absence(of: name) }
    let program = try program(of: called[0])
    if program.turns.allSatisfy(\.statements.isEmpty) { throw absence(of: name) }
    return program
  }

  private func candidates(for name: String?) -> [Function] {
    guard let name else {
      let opening = functions.filter(\.opensTransaction)
      return opening.isEmpty && functions.count == 1 ? functions : opening
    }
    let called = functions.filter { $0.isCalled(name) }
    guard Function.line(name) != nil else {
      return called.isEmpty ? nestedFunctions.filter { $0.isCalled(name) } : called
    }
    // Of functions on one line, the one that a person sees first.
    return Array(called.prefix(1))
  }

  /// Returns the shortest name by which a function is known from all others of the file.
  func uniqueName(of function: Function) -> String {
    let name = function.name
    let names = [name] + (function.type.map { ["\($0).\(name)"] } ?? [])
    return names.first { name in functions.count { $0.isCalled(name) } <= 1 }
      ?? "\(name)#\(function.line)"
  }

  /// Returns the functions' names, with lines where the names alone do not tell which is which.
  private func text(of functions: [Function]) -> String {
    let texts = functions.map { function in
      let isUnique = functions.count { $0.signature == function.signature } == 1
      return isUnique
        ? function.signature : "\(function.signature) on line \(function.line)"
    }
    let isUnique = !texts.contains { $0.contains(" on line ") }
    return texts.joined(separator: ", ") + (isUnique ? "" : " (a line is a name, too)")
  }

  private func absence(of name: String?) -> ReadingError {
    let list = text(of: functions)
    guard let name else {
      return error(
        functions.isEmpty
          ? "no function of this file opens a transaction or adds an animation"
          : "no function opens a transaction with `CATransaction.begin()`; name one of those that"
            + " add an animation: \(list)")
    }
    let known =
      functions.isEmpty
      ? "no function of this file does"
      : "name one of those that open a transaction or add an animation: \(list)"
    let others = declarations.functions.map { Function(any: $0) }
    if let other = others.first(where: { $0.isCalled(name) }) {
      let place = other.declaration.function.position
      return ReadingError(
        file: self.name, line: place.line, column: place.column,
        message: "`\(other.name)` neither opens a transaction nor adds an animation; \(known)")
    }
    let isLine = Function.line(name) != nil
    return error(
      (isLine ? "no function stands on line \(name)" : "there is no function `\(name)`")
        + (functions.isEmpty
          ? ", and no function of this file opens a transaction or adds an animation"
          : "; \(known)"))
  }

  private func error(_ message: String) -> ReadingError {
    ReadingError(file: name, line: 1, column: 1, message: message)
  }
}
