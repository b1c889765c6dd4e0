import Foundation
import Testing

/// A document that the code writes.
struct GoldenFile {
  /// Its path from the package's folder.
  let path: String

  /// The package's folder.
  static var packageRoot: URL {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }

  /// Expects the document to be a text; with `UPDATE_GOLDEN=1` it is written, and the test fails all
  /// the same, so that a run that writes never passes.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = Self.packageRoot.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: url, options: .atomic)
      Issue.record("wrote \(path); run again without UPDATE_GOLDEN", sourceLocation: sourceLocation)
      return
    }
    let golden = try String(contentsOf: url, encoding: .utf8)
    #expect(text == golden, "\(path) is stale", sourceLocation: sourceLocation)
  }
}
