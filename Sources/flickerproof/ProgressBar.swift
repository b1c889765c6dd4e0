import Foundation

/// A bar on standard error, where that is a terminal and the work takes longer than a second.
struct ProgressBar {
  private let title: String
  private let start = Date()
  private let isShown = isatty(STDERR_FILENO) == 1
  private var isDrawn = false

  init(_ title: String) { self.title = title }

  /// Shows which share of the work is done, from 0 to 1.
  mutating func show(_ share: Double) {
    guard isShown, Date().timeIntervalSince(start) > 1 else { return }
    let filled = Int(share * 30)
    let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: 30 - filled)
    draw("\r\(title) [\(bar)] \(Int(share * 100)) %")
    isDrawn = true
  }

  /// Wipes the bar.
  mutating func wipe() {
    if isDrawn { draw("\r\u{1B}[K") }
    isDrawn = false
  }

  private func draw(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
