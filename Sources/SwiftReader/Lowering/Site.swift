import SwiftOutline

/// Where in the source the reader is.
struct Site: Hashable {
  /// The statement's text, on one line.
  var text: String
  /// Where it begins.
  var position: SourcePosition
}
