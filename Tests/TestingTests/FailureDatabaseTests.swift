import Foundation
import Testing

@testable import FlickerproofTesting
@testable import Fuzz

/// What is kept of failures.
struct FailureDatabaseTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("fuzz-failures-\(UUID().uuidString)")
  private var database: FailureDatabase { .folder(path: folder.path) }
  private let sentence = "Numbers: below 900!"

  private func property(below bound: Int) -> Property<Int> {
    Property(sentence, over: Generator<Int>.integers(in: 0...1000)) { $0 < bound }
  }

  private var file: FailureFile { FailureFile(of: sentence, in: folder) }

  @Test func `what failed is tried first, and forgotten once it passes`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    withKnownIssue { check(property(below: 900), keepingFailuresIn: database) }
    #expect(file.url.lastPathComponent.hasPrefix("numbers-below-900-"))
    let kept = try #require(file.texts.first)
    #expect(property(below: 900).replay(kept) == .failed(sentence))

    withKnownIssue {
      var settings = Settings(cases: 0)
      settings.isExplained = false
      let result = check(property(below: 900), settings, keepingFailuresIn: database)
      #expect(result.cases == 1 && result.finding?.number == nil)
    }
    check(property(below: 1001), keepingFailuresIn: database)
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
  }

  @Test func `several failures are kept, the newest first`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = [0, 1, 2, 1].map { ReplayText(ChoiceSequence([Choice($0, from: .any)])) }
    for text in texts { file.keep(text) }
    #expect(file.texts == [texts[1], texts[2], texts[0]])
  }

  @Test(arguments: ["", "f1-", "nothing\n\u{0}\n", "f1-9-99\n\n\n", "f9-1-1"])
  func `a malformed file is ignored`(content: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file.url)
    #expect(
      check(property(below: 1001), Settings(cases: 5), keepingFailuresIn: database).cases == 5)
  }

  @Test func `a file that is no text and a folder that cannot be made are ignored`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data([0xff, 0xfe, 0x00]).write(to: file.url)
    check(property(below: 1001), Settings(cases: 5), keepingFailuresIn: database)
    try Data("x".utf8).write(to: file.url)
    let inside = FailureDatabase.folder(path: file.url.path)
    withKnownIssue { check(property(below: 900), keepingFailuresIn: inside) }
  }

  @Test func `the package's folder is found from the test's file`() throws {
    let location = SourceLocation(fileID: #fileID, filePath: #filePath, line: 1, column: 1)
    let url = try #require(FailureDatabase.package.file(of: "a", calledAt: location)?.url)
    #expect(url.pathComponents.suffix(3).dropLast() == [".build", "fuzz-failures"])
    let nowhere = SourceLocation(fileID: "a/b", filePath: "/nowhere/b.swift", line: 1, column: 1)
    #expect(FailureDatabase.package.file(of: "a", calledAt: nowhere) == nil)
    #expect(FailureDatabase.none.file(of: "a", calledAt: location) == nil)
  }
}
