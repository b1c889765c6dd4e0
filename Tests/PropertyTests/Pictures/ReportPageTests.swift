import OrderingModel
import Testing
import Theorems

@testable import Reports

/// Pages of proofs.
struct ReportPageTests {
  private static let report = Result {
    ProofReport(
      try Prover(TabIconDissolve().program).prove(histogram: true), file: "Icon.swift",
      moving: .span,
      in: .standard)
  }

  @Test func `a page is well-formed, and holds the answer and a picture for each run`() throws {
    let report = try Self.report.get()
    let html = ReportPage(report).html
    let shapes = try XMLShapes(html)
    #expect(shapes.named("svg").count == report.story.runs.count)
    #expect(report.story.runs.count == 3)
    #expect(shapes.named("h2").count == report.story.sections.count - 1)
    let words = shapes.all.map(\.text).joined(separator: " ")
    for part in ["190 080", "39 916 800", "30 worlds", "c0x1@early", "necessary and sufficient"] {
      #expect(words.contains(part))
    }
  }

  @Test func `a page needs nothing but itself`() throws {
    let html = ReportPage(try Self.report.get()).html
    #expect(!html.contains("<script"))
    let shapes = try XMLShapes(html)
    for shape in shapes.all {
      #expect(Set(shape.attributes.keys).isDisjoint(with: ["src", "href", "style", "onload"]))
    }
    let rest = html.replacing("xmlns=\"http://www.w3.org/2000/svg\"", with: "")
    for part in ["http:", "https:", "url(", "@import"] { #expect(!rest.contains(part)) }
    #expect(html.contains("prefers-color-scheme:dark"))
    #expect(html.contains("@media print"))
  }

  @Test func `every style that a picture uses is in its style sheet`() throws {
    for example in PictureCase.all {
      for shape in try XMLShapes(Picture(try example.run()).svg).all {
        for style in shape.styles where !["p", "strong"].contains(style) {
          #expect(PictureStyle.sheet.contains(".\(style){"), "\(style)")
        }
      }
    }
  }

  @Test func `Markdown holds the answer, the table of each run and its token`() throws {
    let report = try Self.report.get()
    let lines = MarkdownReport(report).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix("# SAFE: dissolveIcons") == true)
    #expect(lines.count { $0.hasPrefix("| ms | moment |") } == 3)
    #expect(lines.count { $0.hasPrefix("replay: `Icon.swift:dissolveIcons@span@") } == 3)
    #expect(lines.count { $0 == "```text" } * 2 == lines.count { $0.hasPrefix("```") })
  }
}
