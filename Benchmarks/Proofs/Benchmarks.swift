import Foundation

/// Measurements, and the checks that are too long for an unoptimised test run.
@main
struct Benchmarks {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let limit = Int(arguments.dropFirst().first ?? "") ?? 8
    let isDone =
      switch arguments.first ?? "" {
      case "proofs": try ProofBenchmark().run()
      case "agreement": AgreementBenchmark(limit: limit).run()
      case "rules": try RulesPageCheck(isWriting: arguments.contains("--write")).run()
      default: usage()
      }
    exit(isDone ? 0 : 1)
  }

  private static func usage() -> Bool {
    print(
      """
      Run from the package's folder, in release:

        swift run -c release Benchmarks proofs          time and memory of whole proofs
        swift run -c release Benchmarks agreement [N]   graph against trying every order, on
                                                        dissolves of up to N operations (8)
        swift run -c release Benchmarks rules [--write] Docs/OrderingRules.md against its proofs
      """)
    return false
  }
}
