import OrderingModel
import Reports
import Testing

/// Documents that hold pictures.
struct CounterexampleDocumentTests {
  @Test(arguments: PictureCase.shown)
  func `the picture in the documents is what the code draws`(example: PictureCase) throws {
    let run = try example.run()
    try GoldenFile(path: "Docs/Counterexamples/\(example.name).svg").expect(Picture(run).svg)
  }

  @Test func `Docs/Counterexamples.md shows them`() throws {
    let page = try CounterexamplesPage(PictureCase.shown)
    try GoldenFile(path: "Docs/Counterexamples.md").expect(page.markdown)
  }

  @Test func `the page of a proof is as it is in the documents`() throws {
    let example = PictureCase.twoPictures
    let report = ProofReport(
      try Prover(example.program).prove(), file: "Icon.swift", moving: .span, in: .standard)
    try GoldenFile(path: "Docs/Counterexamples/two-pictures.html").expect(ReportPage(report).html)
    try GoldenFile(path: "Docs/Counterexamples/two-pictures.md")
      .expect(MarkdownReport(report).text)
  }
}
