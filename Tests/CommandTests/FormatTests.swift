import Foundation
import Testing

/// What `--format` and `--output` do.
struct FormatTests {
  private static let dissolve = "Examples/TabIconDissolve.swift"

  @Test func `prove draws one picture for each counterexample, as the documents show them`() throws
  {
    let folder = Folder()
    defer { folder.remove() }
    let outcome = try Command.run(
      "prove", Self.dissolve, "--format", "svg", "--output", folder.url.path)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let names = (1...3).map { "dissolveIcons-without-\($0).svg" }
    #expect(try folder.names == names)
    #expect(outcome.output.split(separator: "\n").count == 3)
    for name in names {
      let drawn = try folder.text(of: name)
      let shown = try String(
        contentsOf: Command.packageRoot.appendingPathComponent("Docs/Counterexamples/\(name)"),
        encoding: .utf8)
      #expect(
        drawn == shown,
        "stale: flickerproof prove \(Self.dissolve) --format svg --output Docs/Counterexamples")
    }
    let first = try Command.run("prove", Self.dissolve, "--format", "svg")
    #expect(first.output == (try folder.text(of: names[0])))
  }

  @Test(arguments: [("html", "<!DOCTYPE html>\n"), ("markdown", "# SAFE: dissolveIcons, ")])
  func `prove writes a whole proof`(format: String, start: String) throws {
    let printed = try Command.run("prove", Self.dissolve, "--format", format)
    #expect(printed.status == 0)
    #expect(printed.output.hasPrefix(start))
    let folder = Folder()
    defer { folder.remove() }
    let written = try Command.run(
      "prove", Self.dissolve, "--format", format, "--output", folder.url.path, "--quiet")
    #expect(written.output.isEmpty)
    let name = try #require(try folder.names.first)
    #expect(name == "dissolveIcons.\(format == "html" ? "html" : "md")")
    #expect(try folder.text(of: name) == printed.output)
  }

  @Test(arguments: [
    ("text", "early: "), ("json", "{\n"), ("markdown", "# EARLY: "), ("svg", "<svg "),
    ("html", "<!DOCTYPE html>\n"),
  ])
  func `replay tells of one run in every format`(format: String, start: String) throws {
    let token = try Self.token
    let outcome = try Command.run("replay", token, "--format", format)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix(start))
    if format != "text" { #expect(outcome.output.contains(token)) }
  }

  @Test func `replay of a JSON report writes a file for each run`() throws {
    let folder = Folder()
    defer { folder.remove() }
    let output = folder.url.path
    _ = try Command.run("prove", Self.dissolve, "--format", "json", "--output", output)
    let report = folder.url.appendingPathComponent("dissolveIcons.json").path
    let outcome = try Command.run("replay", report, "--format", "svg", "--output", output)
    #expect(outcome.status == 1)
    #expect(try folder.names.filter { $0.hasSuffix(".svg") }.count == 9)
  }

  @Test func `where nothing is to be drawn, that is said, and is no error`() throws {
    let folder = Folder()
    defer { folder.remove() }
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let file = folder.url.appendingPathComponent("Safe.swift")
    let source = """
      func f(a: CALayer) {
        CATransaction.begin()
        a.opacity = 0
        CATransaction.commit()
      }
      """
    try Data(source.utf8).write(to: file)
    let outcome = try Command.run("prove", file.path, "--format", "svg")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("nothing to draw"))
  }

  /// The token of the picture in the documents.
  private static var token: String {
    get throws {
      let url = Command.packageRoot.appendingPathComponent(
        "Docs/Counterexamples/dissolveIcons-without-2.svg")
      let picture = try String(contentsOf: url, encoding: .utf8)
      let rest = try #require(picture.components(separatedBy: "replay: ").dropFirst().first)
      return try #require(rest.components(separatedBy: "<").first)
    }
  }

  /// A folder of its own.
  private struct Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "flickerproof-\(UUID().uuidString)")

    var names: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }

    func text(of name: String) throws -> String {
      try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
  }
}
