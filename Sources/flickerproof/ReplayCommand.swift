import Foundation
import OrderingModel
import Reports

/// The command `replay`.
struct ReplayCommand {
  /// A run, with the token that replays it.
  private typealias Replayed = (run: Counterexample, token: String)

  private let operand: String
  private let format: ReportFormat
  private let folder: String?
  private let isQuiet: Bool

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(words, options: ["--format", "--output"], flags: ["--quiet"])
    operand = try arguments.onlyOperand("token or report")
    format = try arguments.choice("--format") ?? .text
    folder = arguments["--output"]
    isQuiet = arguments.has("--quiet")
  }

  func run() throws(UsageError) -> Int32 {
    if operand.hasPrefix("fuzz:") {
      guard format == .text, folder == nil else {
        throw UsageError("what 'fuzz' has found replays as text, to standard output only")
      }
      return try FuzzReplay(operand).run(isQuiet: isQuiet)
    }
    let isReport = FileManager.default.fileExists(atPath: operand)
    let tokens = isReport ? try Self.tokens(in: operand) : [operand]
    var runs: [Replayed] = []
    for text in tokens { runs.append((try Self.replay(try Self.token(text)), text)) }
    try write(runs)
    let isUnsafe = runs.contains { $0.run.faults.contains { $0.kind.isUnsafe } }
    return isUnsafe ? Flickerproof.faultsFound : Flickerproof.safe
  }

  private func write(_ runs: [Replayed]) throws(UsageError) {
    guard let first = runs.first else { return }
    let files = ReportFiles(format, in: folder, isQuiet: isQuiet)
    let texts: [String]
    switch format {
    case .text: texts = runs.map { RunReport($0.run).text(width: files.textWidth) }
    case .markdown: texts = runs.map { MarkdownReport($0.run, token: $0.token).text }
    case .svg: texts = runs.map { Picture($0.run, token: $0.token).svg }
    case .html: texts = runs.map { ReportPage($0.run, token: $0.token).html }
    case .json:
      guard let json = try? RunsDocument(runs).text() else {
        throw UsageError("the runs cannot be written as JSON")
      }
      texts = [json]
    }
    let reports = texts.enumerated().map { index, text in
      ReportFiles.Report(suffix: texts.count > 1 ? "-\(index + 1)" : "", text: text)
    }
    try files.write(reports, on: first.run.program.name)
  }

  /// Runs a token again.
  private static func replay(_ token: ReplayToken) throws(UsageError) -> Counterexample {
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
    guard run.faults.first?.kind == token.fault else {
      throw UsageError(
        "\(token.file): the run does not show '\(token.fault?.name ?? "none")' again")
    }
    return run
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
