/// How a report is written.
enum ReportFormat: String, CaseIterable {
  case text
  case json
  case markdown
  case svg
  case html

  /// The end of a file's name.
  var fileExtension: String {
    switch self {
    case .text: "txt"
    case .json: "json"
    case .markdown: "md"
    case .svg: "svg"
    case .html: "html"
    }
  }

  /// Whether reports may follow each other in one output.
  var isPlain: Bool { self == .text || self == .markdown }
}
