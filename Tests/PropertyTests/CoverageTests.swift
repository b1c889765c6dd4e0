import Foundation
import Testing
import Theorems

/// What programs at random reach.
struct CoverageTests {
  @Test func `programs at random reach everything, and Docs/Coverage.md says how often`() throws {
    let table = CoverageTable()
    #expect(table.unreached == [])
    try GoldenFile(path: "Docs/Coverage.md").expect(table.markdown)
  }

  @Test func `the laws that faults can be put down to are those in the code`() throws {
    let folder = GoldenFile.packageRoot.appendingPathComponent("Sources/OrderingModel/Faults")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var laws: Set<String> = []
    for name in names where name.hasPrefix("Recorder") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      laws.formUnion(text.matches(of: /"(\d+\.\d+)"/).map { String($0.1) })
    }
    #expect(laws == Set(CoverageTable.citableLaws))
  }
}
