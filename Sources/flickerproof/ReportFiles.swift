import Foundation

/// Reports to be printed, or written into a folder.
struct ReportFiles {
  /// A report, with the end of its file's name: nothing, or `-as-written`.
  struct Report {
    var suffix = ""
    let text: String
  }

  private let format: ReportFormat
  private let folder: String?
  private let isQuiet: Bool

  init(_ format: ReportFormat, in folder: String?, isQuiet: Bool) {
    self.format = format
    self.folder = folder
    self.isQuiet = isQuiet
  }

  /// How wide lines of text are.
  var textWidth: Int { folder == nil ? Terminal.width : 80 }

  /// Writes reports on a function into the folder, each as a whole; without one, prints them, or only the
  /// first where each is a document by itself.
  func write(_ reports: [Report], on function: String) throws(UsageError) {
    guard let folder else {
      for report in format.isPlain ? reports[...] : reports.prefix(1) where !isQuiet {
        Terminal.say(report.text)
      }
      return
    }
    let name = function.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    for report in reports {
      let stem = (name.isEmpty ? "report" : name) + report.suffix
      try write(report.text, to: "\(stem).\(format.fileExtension)", in: folder)
    }
  }

  private func write(_ text: String, to name: String, in folder: String) throws(UsageError) {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw UsageError("\(url.path): the report cannot be written there")
    }
    if !isQuiet { Terminal.say("\(url.relativePath)\n") }
  }
}
