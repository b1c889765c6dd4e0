import Foundation
import Testing

/// The command, run as a user runs it.
struct Command {
  /// What a run came to.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The package's folder.
  static var packageRoot: URL {
    (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }

  /// Runs the command with arguments, in the package's folder.
  static func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  /// Runs the command with arguments, in the package's folder.
  static func run(_ arguments: [String]) throws -> Outcome {
    let process = Process()
    let product: URL = try #require(executable)
    process.executableURL = product
    process.arguments = arguments
    process.currentDirectoryURL = packageRoot
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: text, errors: complaint)
  }

  /// The product, which is built beside the tests.
  private static var executable: URL? {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folder = bundle.bundleURL.deletingLastPathComponent()
    }
    let product = folder.appendingPathComponent("flickerproof")
    return FileManager.default.isExecutableFile(atPath: product.path) ? product : nil
  }
}
