import Foundation

/// The command.
@main
struct Flickerproof {
  /// Everything is safe.
  static let safe: Int32 = 0
  /// Faults have been found.
  static let faultsFound: Int32 = 1
  /// The input or the call is wrong.
  static let wrongInput: Int32 = 2

  /// ^C came before everything was done.
  static let interrupted: Int32 = 130

  private static let version = "0.1.0"

  static func main() {
    do throws(UsageError) {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      Terminal.complain("flickerproof: \(error.message)")
      exit(wrongInput)
    }
  }

  private static func run(_ arguments: [String]) throws(UsageError) -> Int32 {
    guard let name = arguments.first else {
      throw UsageError("say what to do: prove, replay, fuzz or explain; --help says more")
    }
    let rest = Array(arguments.dropFirst())
    if rest.contains("--help") || rest.contains("-h") { return help(for: name) }
    switch name {
    case "prove": return try ProveCommand(rest).run()
    case "replay": return try ReplayCommand(rest).run()
    case "fuzz": return try FuzzCommand(rest).run()
    case "explain": return try ExplainCommand(rest).run()
    case "--version":
      Terminal.say("flickerproof \(version)\n")
      return safe
    case "--help", "-h", "help": return help(for: rest.first ?? "")
    default:
      throw UsageError("there is no command '\(name)': say prove, replay, fuzz or explain")
    }
  }

  private static func help(for command: String) -> Int32 {
    Terminal.say(Help.texts[command] ?? Help.general)
    return safe
  }
}
