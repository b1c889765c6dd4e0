import Reports
import Testing

/// Documents that the code writes.
struct DocumentTests {
  @Test func `Docs/Semantics.md holds every law as it is in the code`() throws {
    try GoldenFile(path: "Docs/Semantics.md").expect(SemanticsPage().markdown)
  }
}
