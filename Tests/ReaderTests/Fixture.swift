import Foundation
import OrderingModel
import SwiftReader

/// Sources that several tests read.
enum Fixture {
  /// The package's first example, from the repository.
  static func tabIconDissolve() throws -> String { try example("TabIconDissolve") }

  /// Returns one of the package's own examples, from the repository.
  static func example(_ name: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: root.appending(path: "Examples/\(name).swift"), encoding: .utf8)
  }

  /// Returns the program of a function's body.
  static func program(
    _ body: String, parameters: String = "", members: String = ""
  ) throws(ReadingError) -> Program {
    let text = """
      final class Card: UIView {
      \(members)
      func animate(\(parameters)) {
      \(body)
      }
      }
      """
    let file = try SourceFile(text: text, name: "Card.swift")
    return try file.program(of: "animate")
  }
}
