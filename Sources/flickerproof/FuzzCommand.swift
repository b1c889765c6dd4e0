import Foundation
import Fuzz
import OrderingModel
import Theorems

/// The command `fuzz`.
struct FuzzCommand {
  private let theorems: [Theorem]
  private let cases: Int?
  private let seconds: Double?
  private let seed: Seed
  private let shard: Shard
  private let isQuiet: Bool

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(
      words, options: ["--theorem", "--cases", "--seconds", "--seed", "--shard"],
      flags: ["--quiet"])
    if let operand = arguments.operands.first {
      throw UsageError("fuzz takes no file: '\(operand)' is not an option")
    }
    theorems = try Self.theorems(named: arguments["--theorem"])
    cases = try Self.number(arguments["--cases"], "--cases")
    seconds = try Self.number(arguments["--seconds"], "--seconds").map(Double.init)
    seed = try Self.seed(arguments["--seed"])
    shard = try Self.shard(arguments["--shard"])
    isQuiet = arguments.has("--quiet")
  }

  func run() throws(UsageError) -> Int32 {
    let interrupt = Interrupt()
    let listening = interrupt.listen()
    defer { listening.cancel() }
    var status = Flickerproof.safe
    for theorem in theorems where !interrupt.isRequested {
      if !check(theorem, interrupt) { status = Flickerproof.faultsFound }
    }
    guard interrupt.isRequested else { return status }
    say("interrupted: what is above is what is known so far")
    return status == Flickerproof.safe ? Flickerproof.interrupted : status
  }

  /// Checks a theorem and prints what comes of it; returns whether it holds.
  private func check(_ theorem: Theorem, _ interrupt: Interrupt) -> Bool {
    let small = shard == .whole || shard.number == 1 ? theorem.smallCounterexample() : (0, nil)
    if let program = small.1 {
      report(theorem, "a small program", program)
      return false
    }
    var settings = Settings(cases: cases ?? theorem.cases, seed: seed)
    settings.shard = shard
    settings.stops = { interrupt.isRequested }
    if let seconds {
      settings.time = TimeLimit(seconds: seconds) { Date().timeIntervalSinceReferenceDate }
      if cases == nil { settings.cases = 1_000_000_000 }
    }
    let result = theorem.property().check(settings)
    guard let finding = result.finding else {
      let size = theorem.size == 0 ? "" : "\(small.0) small programs, "
      say(
        "\(theorem.name.padding(toLength: 18, withPad: " ", startingAt: 0))holds:"
          + " \(size)\(result.cases) at random (seed \(seed))")
      return result.hasPassed
    }
    report(theorem, finding.failure, finding.value)
    say(
      "  found by case \(finding.number.map { "\($0)" } ?? "?"), shrunk in \(finding.calls) tries")
    say("  replay: flickerproof replay fuzz:\(theorem.name):\(finding.replay)")
    return false
  }

  private func report(_ theorem: Theorem, _ failure: String, _ program: Program?) {
    say("\(theorem.name) FAILS: \(failure)\n  \(theorem.sentence)")
    for line in program.map(Self.listing) ?? [] { say("    \(line)") }
  }

  /// Returns a program as lines.
  static func listing(_ program: Program) -> [String] {
    let layers = program.layers.map {
      "\($0.name): \($0.kind == .viewBacked ? "a view's layer" : "a layer without a view"),"
        + " \($0.isOnScreen ? "on screen" : "not in the tree")"
    }
    let later = program.turns.dropFirst().flatMap { turn -> [String] in
      let start =
        switch turn.start {
        case .at(let instant): "at \(Double(instant) / 1e9) s"
        case .after(let block): "after block \(block.index + 1)"
        case .afterTurn(let place): "after turn \(place + 1)"
        case .anyTime: "at any time"
        }
      let thread =
        turn.thread == .main ? "" : ", on another thread, after \(turn.earliest) calls"
      return ["\(start)\(thread):"] + turn.statements.map { "  \($0.text)" }
    }
    return layers + (program.turns.first?.statements.map(\.text) ?? []) + later
  }

  private func say(_ text: String) { if !isQuiet { Terminal.say("\(text)\n") } }

  private static func theorems(named name: String?) throws(UsageError) -> [Theorem] {
    guard let name else { return Theorem.all }
    let found = Theorem.all.filter { $0.name == name }
    if found.isEmpty {
      let names = Theorem.all.map(\.name).joined(separator: ", ")
      throw UsageError("--theorem: there is no '\(name)'; there are \(names)")
    }
    return found
  }

  private static func number(_ text: String?, _ option: String) throws(UsageError) -> Int? {
    guard let text else { return nil }
    guard let number = Int(text), number > 0, number <= 1_000_000_000 else {
      throw UsageError("\(option): '\(text)' is not a number from 1 to 1000000000")
    }
    return number
  }

  private static func seed(_ text: String?) throws(UsageError) -> Seed {
    guard let text else { return Seed(0) }
    guard let seed = Seed(text: text) else { throw UsageError("--seed: '\(text)' is not a seed") }
    return seed
  }

  private static func shard(_ text: String?) throws(UsageError) -> Shard {
    guard let text else { return .whole }
    guard let shard = Shard(text: text) else {
      throw UsageError("--shard: '\(text)' is no part; say I/N, such as 1/4")
    }
    return shard
  }
}
