import Testing

extension Issue {
  /// What it says.
  var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}
