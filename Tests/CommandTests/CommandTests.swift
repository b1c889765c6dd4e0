import Foundation
import Testing

/// The command as a user meets it.
struct CommandTests {
  private static let dissolve = "Examples/TabIconDissolve.swift"

  @Test func `prove answers first, and README shows what it says`() throws {
    let outcome = try Command.run("prove", Self.dissolve)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("SAFE: dissolveIcons, Examples/TabIconDissolve.swift:"))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    let url = Command.packageRoot.appendingPathComponent("README.md")
    let readme = try String(contentsOf: url, encoding: .utf8)
    let shown = readme.components(separatedBy: "```text\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(!shown.isEmpty)
    for part in shown { #expect(outcome.output.contains(part), "README shows:\n\(part)") }
  }

  @Test func `of a function in which nothing may move, the order as written is judged`() throws {
    let source = """
      func fade(icon: UIView) {
        // flickerproof: start icon.layer.opacity = 1
        UIView.animate(withDuration: 1) { icon.alpha = 0 }
      }
      func blink(icon: UIView) {
        UIView.animate(withDuration: 1) { icon.alpha = 0 }
        UIView.performWithoutAnimation { icon.alpha = 1 }
      }
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "flickerproof-\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let safe = try Command.run("prove", "\(file.path):fade")
    #expect(safe.status == 0)
    #expect(safe.output.hasPrefix("SAFE: fade, "))
    #expect(safe.output.contains("only the order as written is looked at"))
    let broken = try Command.run("prove", "\(file.path):blink")
    #expect(broken.status == 1)
    #expect(broken.output.hasPrefix("NOT SAFE: blink, "))
    #expect(broken.output.contains("flicker: icon.layer.opacity jumps"))
  }

  @Test func `the JSON report has what the design promises, and replays`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "flickerproof-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Command.run(
      "prove", Self.dissolve, "--format=json", "--output", folder.path, "--histogram")
    #expect(outcome.status == 0)
    let file = folder.appendingPathComponent("dissolveIcons.json")
    let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: file))
    #expect(report.orderings.total == "39916800")
    #expect(report.orderings.safe == "190080")
    #expect(report.orderings.unknown == "0")
    #expect(report.asWritten.isEmpty)
    #expect(report.exact)
    #expect(report.rules.count == 9)
    #expect(report.worlds.count == 30)
    #expect(report.histogram.reduce(0) { $0 + (Int($1.count) ?? 0) } == 39_916_800)
    for rule in report.rules {
      let again = try Command.run("replay", rule.witness.token)
      #expect(again.status == 1)
      #expect(again.output.hasPrefix("\(rule.witness.faults[0].kind): "))
    }
    #expect(try Command.run("replay", file.path, "--quiet").status == 1)
  }

  private struct Report: Decodable {
    struct Orderings: Decodable {
      let total: String
      let safe: String
      let unknown: String
    }
    struct Worlds: Decodable { let count: Int }
    struct Fault: Decodable { let kind: String }
    struct Run: Decodable {
      let token: String
      let faults: [Fault]
    }
    struct Rule: Decodable {
      let before: Int
      let after: Int
      let witness: Run
    }
    struct Bar: Decodable { let count: String }
    let orderings: Orderings
    let asWritten: [String]
    let exact: Bool
    let rules: [Rule]
    let worlds: Worlds
    let histogram: [Bar]
  }

  @Test func `explain prints a law with its sources, and without a law all of them`() throws {
    let law = try Command.run("explain", "4.2")
    #expect(law.status == 0)
    #expect(law.output.hasPrefix("4.2"))
    #expect(law.output.contains("H-LAYER"))
    let all = try Command.run("explain")
    #expect(all.output.split(separator: "\n").count > 116)
  }

  @Test func `help is on standard output, for each command`() throws {
    for arguments in [["--help"], ["prove", "--help"], ["replay", "-h"], ["help", "explain"]] {
      let outcome = try Command.run(arguments[0], arguments.count > 1 ? arguments[1] : "--help")
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("flickerproof"))
      #expect(outcome.errors.isEmpty)
    }
  }
}
