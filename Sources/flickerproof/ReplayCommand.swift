import Foundation
import OrderingModel
import Reports

/// The command `replay`.
struct ReplayCommand {
  private let operand: String
  private let isQuiet: Bool

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(words, options: [], flags: ["--quiet"])
    operand = try arguments.onlyOperand("token or report")
    isQuiet = arguments.has("--quiet")
  }

  func run() throws(UsageError) -> Int32 {
    if operand.hasPrefix("fuzz:") { return try FuzzReplay(operand).run(isQuiet: isQuiet) }
    let isReport = FileManager.default.fileExists(atPath: operand)
    let tokens = isReport ? try Self.tokens(in: operand) : [operand]
    var status = Flickerproof.safe
    for text in tokens where try replay(try Self.token(text)) {
      status = Flickerproof.faultsFound
    }
    return status
  }

  /// Runs a token again, and returns whether the run has a fault.
  private func replay(_ token: ReplayToken) throws(UsageError) -> Bool {
    let program = try Reading.program(of: token.function, in: token.file)
    guard token.digest == program.currentDigest else {
      throw UsageError(
        "\(token.file): '\(token.function)' has changed since the token was printed; prove it again"
      )
    }
    let prover = Prover(program, moving: token.movable, in: .standard)
    let misfit = UsageError("\(token.file): the token does not fit '\(token.function)'")
    guard let movable = try? prover.movableStatements(),
      movable.count == token.ordering.count,
      (token.world.slowed?.index ?? 0) < max(1, program.animations.count),
      let run = try? prover.run(token.ordering, in: token.world)
    else { throw misfit }
    if !isQuiet { Terminal.say(RunReport(program, movable, run).text(width: Terminal.width)) }
    guard run.faults.first?.kind == token.fault else {
      throw UsageError(
        "\(token.file): the run does not show '\(token.fault?.name ?? "none")' again")
    }
    return run.faults.contains { $0.kind.isUnsafe }
  }

  private static func token(_ text: String) throws(UsageError) -> ReplayToken {
    do throws(TokenError) { return try ReplayToken(text) } catch { throw UsageError(error.message) }
  }

  /// Returns the tokens of a JSON report.
  private static func tokens(in file: String) throws(UsageError) -> [String] {
    let text = try Reading.text(of: file)
    guard let tokens = ReportTokens(json: text)?.tokens else {
      throw UsageError("\(file): this is not a JSON report of flickerproof prove")
    }
    return tokens
  }
}
