import OrderingModel
import SwiftReader
import Testing

/// A small fuzz: whatever the text, there are programs or one line that says why not.
struct MutationTests {
  /// What is put in at a place of the source.
  private static let insertions = [
    "(", ")", "{", "}", "if x {", "\"", "\\", "/*", "#if", "$0", "`", "?", ".", "self", "nil",
    " = ",
    "1e999", "-", "\n// flickerproof: stage a: b(", "return\n", "\u{1F41F}", "\0",
  ]

  private static func sources() throws -> [String] {
    [try Fixture.tabIconDissolve(), Fixture.everything]
  }

  @Test func `the source with everything is read`() throws {
    let file = try SourceFile(text: Fixture.everything, name: "A.swift")
    #expect(try file.functions.map { try file.program(of: $0).turns.count } == [3, 4])
  }

  private func read(_ text: String) {
    do {
      let file = try SourceFile(text: text, name: "A.swift")
      for function in file.functions {
        do { _ = try file.program(of: function) } catch { check(error) }
      }
    } catch { check(error) }
  }

  private func check(_ error: ReadingError) {
    let lines = error.description.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    #expect(lines.count == 1)
    #expect(error.line >= 1 && error.column >= 1 && !error.message.isEmpty)
  }

  @Test func `a truncated source is read or refused`() throws {
    for source in try Self.sources() {
      for length in stride(from: 0, through: source.count, by: 29) {
        read(String(source.prefix(length)))
      }
    }
  }

  @Test func `a source without one of its lines is read or refused`() throws {
    for source in try Self.sources() {
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      for index in lines.indices {
        read((lines[..<index] + lines[(index + 1)...]).joined(separator: "\n"))
      }
    }
  }

  @Test(arguments: insertions)
  func `a source with something put in is read or refused`(insertion: String) throws {
    for source in try Self.sources() {
      for place in stride(from: 7, to: source.count, by: 211) {
        var text = source
        text.insert(contentsOf: insertion, at: text.index(text.startIndex, offsetBy: place))
        read(text)
      }
    }
  }

  @Test func `words that change places are read or refused`() throws {
    for source in try Self.sources() {
      let words = source.split(separator: " ", omittingEmptySubsequences: false)
      for index in stride(from: 0, to: words.count - 9, by: 5) {
        var text = words
        text.swapAt(index, index + 1 + index % 8)
        read(text.joined(separator: " "))
      }
    }
  }

  @Test(arguments: ["(", "[", "{", "f(", "a.b", "-", "a + ", "{ f(", "if a {", ".a()", "!"])
  func `deep nesting is refused, not fatal`(opening: String) {
    for count in [10, 100, 600] {
      let nest = String(repeating: opening, count: count)
      read("func f() {\nCATransaction.begin()\nlet x = a\(nest)\n}")
      read("func f() {\nCATransaction.begin()\n\(nest)\n}")
    }
  }
}
