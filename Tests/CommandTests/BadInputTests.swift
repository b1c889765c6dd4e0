import Foundation
import Testing

/// Wrong calls and wrong files: one line on standard error, exit status 2, nothing printed.
struct BadInputTests {
  private static let dissolve = "Examples/TabIconDissolve.swift"
  private static let token = "\(dissolve):dissolveIcons@span@1.3.2.4-11@c0x1@early@0e8bb2e2"

  @Test(arguments: [
    ["frobnicate"], ["prove"], ["prove", "Nowhere.swift"], ["prove", "Examples"],
    ["prove", "\(dissolve):nowhere"], ["prove", dissolve, "--format", "yaml"],
    ["prove", dissolve, "--format"], ["replay", token, "--format", "yaml"],
    ["replay", token, "--format", "svg", "--output", "\(dissolve)/pictures"],
    ["replay", "fuzz:x", "--format", "svg"],
    ["prove", dissolve, "--worlds", "all"], ["prove", dissolve, "--move", "beginn"],
    ["prove", dissolve, "--move"], ["prove", dissolve, "--colour"], ["prove", dissolve, dissolve],
    ["replay"], ["replay", "nonsense"], ["replay", dissolve],
    ["replay", "\(dissolve):dissolveIcons@span@1-11@c0@none@00000000"],
    ["explain", "99.9"], ["explain", "1.1", "1.2"], ["explain", "-1"],
    ["prove", ""], ["prove", dissolve, "--quiet=1"], ["prove", dissolve, "--output", ""],
    ["prove", "--worlds=", "closed", dissolve],
  ])
  func `a wrong call is refused in one line`(arguments: [String]) throws {
    try expectRefusal(arguments)
  }

  @Test(arguments: [
    ("func f() { let x = }", "1"),
    ("func f() { print(1) }", "transaction"),
    (
      """
      func f(a: CALayer, b: CALayer) {
        // flickerproof: viewBacked a
        // flickerproof: standalone a
        CATransaction.begin()
        a.opacity = 0
        CATransaction.commit()
      }
      """, "3"
    ),
    (
      """
      func f(a: CALayer) {
        CATransaction.begin()
      \(String(repeating: "  a.opacity = 0\n", count: 40))
        CATransaction.commit()
      }
      """, "42 operations may move, and 34 is the most"
    ),
  ])
  func `a wrong file is refused in one line that says where`(
    source: String, part: String
  ) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "flickerproof-\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let complaint = try expectRefusal(["prove", file.path])
    #expect(complaint.contains(part))
    #expect(complaint.contains(file.lastPathComponent))
  }

  @Test func `a file that is not UTF-8 is refused`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "flickerproof-\(UUID().uuidString).swift")
    try Data([0x66, 0xFF, 0xFE, 0x00]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try expectRefusal(["prove", file.path]).contains("UTF-8"))
  }

  @Test(arguments: ["text", "json", "markdown", "svg", "html"])
  func `a report is not written where it cannot be, and nothing is left half`(
    format: String
  ) throws {
    try expectRefusal(
      ["prove", Self.dissolve, "--format", format, "--output", "\(Self.dissolve)/reports"])
  }

  @discardableResult
  private func expectRefusal(_ arguments: [String]) throws -> String {
    let outcome = try Command.run(arguments)
    #expect(outcome.status == 2, "\(arguments)")
    #expect(outcome.output.isEmpty, "\(arguments)")
    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("flickerproof: "))
    return outcome.errors
  }
}
