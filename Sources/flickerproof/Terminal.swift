import Foundation

/// Where output goes.
enum Terminal {
  /// How many columns a report has: the terminal's, at most 100; 80 where there is none.
  static var width: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return min(Int(size.ws_col), 100)
  }

  /// Prints to standard output.
  static func say(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      complain("flickerproof: standard output cannot be written to")
      exit(Flickerproof.wrongInput)
    }
  }

  /// Prints one line to standard error.
  static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
