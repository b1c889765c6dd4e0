import OrderingModel
import Testing

@testable import Reports

/// Names and values that want to break out of a document.
struct HostileTests {
  private static let names = [
    "<script>alert(1)</script>", "a < \"b\" & 'c'", "</title><img src=x onerror=alert(1)>",
    "👩‍👩‍👧‍👦🇩🇪🏳️‍🌈 漢字", "\u{0}\u{1B}[31m\u{7}\u{FFFE}", "]]>--><!--", "`````", "| a | b |\n# c",
    "javascript:x",
    String(repeating: "wide", count: 2_000), String(repeating: "word ", count: 400), "",
  ]

  private static func program(_ name: String, ends: (from: Double, to: Double) = (1, 0)) -> Program
  {
    var icon = PictureProgram(name)
    let layer = icon.layer(name)
    let fade = icon.animation(0.5, from: .number(ends.from), to: .number(ends.to))
    icon.begin()
    icon.call(.add(fade, to: layer, forKey: nil), "\(name).add(fade, forKey: nil)")
    icon.commit()
    icon.endTurn()
    return icon.program
  }

  @Test(arguments: names)
  func `a name stays a name in every format`(name: String) throws {
    let program = Self.program(name)
    let report = ProofReport(
      try Prover(program).prove(), file: "\(name).swift", moving: .span, in: .standard)
    let picture = try #require(report.pictures.first?.picture)
    for document in [picture.svg, ReportPage(report).html] {
      let shapes = try XMLShapes(document)
      #expect(shapes.all.allSatisfy { !["script", "img", "b"].contains($0.name) })
      #expect(shapes.all.allSatisfy { $0.attributes.keys.allSatisfy { !$0.hasPrefix("on") } })
      let words = shapes.all.map(\.text).joined()
      if name.count < 30, name.allSatisfy(\.isASCII), !name.contains("\u{0}") {
        #expect(words.contains(name.replacing("\n", with: "\n")))
      }
    }
    let markdown = MarkdownReport(report).text
    let outside = markdown.split(separator: "\n").filter { $0.hasPrefix("#") || $0.hasPrefix("|") }
    #expect(outside.allSatisfy { !$0.replacing("\\<", with: "").contains("<") })
    #expect(!markdown.contains("\n# c"))
  }

  @Test(arguments: [
    (1e300, -1e300), (.infinity, 0), (.nan, 1), (1, 1.000_000_1), (-0.0, 1e-300),
    (.greatestFiniteMagnitude, -.greatestFiniteMagnitude),
  ])
  func `a value that no picture holds is no coordinate`(from: Double, to: Double) throws {
    let program = Self.program("icon", ends: (from, to))
    let run = try Prover(program).run([0, 1, 2], in: World())
    let svg = Picture(run).svg
    for shape in try XMLShapes(svg).all {
      for (name, value) in shape.attributes where name != "class" {
        #expect(!value.lowercased().contains("nan") && !value.lowercased().contains("inf"))
      }
    }
    #expect(
      !TextReport(ProofReport(try Prover(program).prove(), file: "", moving: .span, in: .closed))
        .text.isEmpty)
  }
}
