import Foundation
import Fuzz

/// The choices of one property that failed, a replay text on each line.
///
/// Whatever goes wrong with the file is ignored: a lost failure is found again.
struct FailureFile: Sendable {
  /// How many choices it holds at most.
  private static let capacity = 20

  /// The file.
  let url: URL

  /// Creates the file of a property in a folder; its name begins as the sentence does.
  init(of sentence: String, in folder: URL) {
    let words = sentence.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let hash = sentence.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
    }
    let name = words.joined(separator: "-").prefix(60) + "-" + String(hash, radix: 16)
    url = folder.appendingPathComponent(String(name))
  }

  /// The choices, the newest first; lines that are none are left out.
  var texts: [ReplayText] {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(whereSeparator: \.isNewline).prefix(Self.capacity).compactMap {
      try? ReplayText(String($0))
    }
  }

  /// Adds choices that failed.
  func keep(_ text: ReplayText) {
    let lines = [text] + texts.filter { $0 != text }
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let content = lines.prefix(Self.capacity).map { "\($0)\n" }.joined()
    try? Data(content.utf8).write(to: url, options: .atomic)
  }

  /// Removes the file.
  func remove() { try? FileManager.default.removeItem(at: url) }
}
