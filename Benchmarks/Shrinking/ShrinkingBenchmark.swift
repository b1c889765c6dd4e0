import Fuzz
import ShrinkingChallenge

/// Prints how well and how fast this package's `Fuzz` shrinks, and how fast it draws.
///
/// Run it with `swift run -c release ShrinkingBenchmark [SEEDS [CHALLENGE]]`.
@main struct ShrinkingBenchmark {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let seeds = arguments.first.flatMap { Int($0) } ?? 100
    let name = arguments.dropFirst().first
    print(Row.header)
    for challenge in Challenge.all + [.queueCommands, .queueList]
    where name == nil || challenge.name.hasPrefix(name ?? "") {
      print(Row(challenge, seeds: seeds).text)
      if name != nil { Row(challenge, seeds: seeds).printResults() }
    }
    if name == nil || name == "speed" {
      Speed.print()
      Speed.printExhaustive()
    }
  }
}
