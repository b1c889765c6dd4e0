import Foundation
import Testing

/// Where a test run leaves the reports of counterexamples: as attachments, and in a folder of the
/// build.
enum CounterexampleFolder {
  static var url: URL {
    GoldenFile.packageRoot.appendingPathComponent(".build/counterexamples")
  }

  /// Records a report.
  static func record(_ report: String, named name: String) throws {
    Attachment.record(report, named: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(report.utf8).write(to: url.appendingPathComponent(name), options: .atomic)
  }
}
