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
  static func say(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  /// Prints one line to standard error.
  static func complain(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
