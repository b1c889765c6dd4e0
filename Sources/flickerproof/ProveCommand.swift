import Foundation
import OrderingModel
import Reports

/// The command `prove`.
struct ProveCommand {
  /// How many states a proof may have: some 400 MB of them.
  private static let nodeLimit = 400_000

  private let place: String
  private let movable: Movable
  private let worlds: WorldSet
  private let format: ReportFormat
  private let folder: String?
  private let hasHistogram: Bool
  private let isQuiet: Bool

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(
      words, options: ["--move", "--worlds", "--format", "--output"],
      flags: ["--histogram", "--quiet"])
    place = try arguments.onlyOperand("file")
    worlds = try arguments.choice("--worlds") ?? .standard
    format = try arguments.choice("--format") ?? .text
    folder = arguments["--output"]
    hasHistogram = arguments.has("--histogram")
    isQuiet = arguments.has("--quiet")
    do throws(TokenError) {
      movable =
        try arguments["--move"].map { option throws(TokenError) in
          try Movable(option: option)
        } ?? .span
    } catch {
      throw UsageError("--move: \(error.message)")
    }
  }

  func run() throws(UsageError) -> Int32 {
    let (file, program) = try Reading.program(at: place)
    let prover = Prover(program, moving: movable, in: worlds, nodeLimit: Self.nodeLimit)
    var bar = ProgressBar("proving \(program.name)")
    let proof: Proof
    do throws(ProofError) {
      proof = try prover.prove(histogram: hasHistogram) { bar.show($0) }
      bar.wipe()
    } catch {
      bar.wipe()
      if error == .nothingToMove, let status = judgeAsWritten(prover, file) { return status }
      throw UsageError("\(file): \(Self.message(error, program, movable))")
    }
    if !isQuiet || folder != nil {
      try write(ProofReport(proof, file: file, moving: movable, in: worlds))
    }
    let isClean = proof.asWritten.isSafe && proof.findings.isEmpty
    return isClean ? Flickerproof.safe : Flickerproof.faultsFound
  }

  /// Tells of the order as written where the function has nothing of its own that could move; returns the
  /// exit status, or nil for another function.
  private func judgeAsWritten(_ prover: Prover, _ file: String) -> Int32? {
    var prover = prover
    prover.movable = .everything
    guard format == .text, folder == nil, prover.movedAsWritten.isEmpty,
      let report = try? AsWrittenReport(prover, file: file)
    else { return nil }
    if !isQuiet { Terminal.say(report.text(width: Terminal.width)) }
    return report.verdict.isSafe ? Flickerproof.safe : Flickerproof.faultsFound
  }

  private func write(_ report: ProofReport) throws(UsageError) {
    let files = ReportFiles(format, in: folder, isQuiet: isQuiet)
    let reports: [ReportFiles.Report]
    switch format {
    case .text:
      reports = [.init(text: TextReport(report, width: files.textWidth).text)]
    case .json:
      guard let json = try? ProofDocument(report).text() else {
        throw UsageError("the report cannot be written as JSON")
      }
      reports = [.init(text: json)]
    case .markdown: reports = [.init(text: MarkdownReport(report).text)]
    case .html: reports = [.init(text: ReportPage(report).html)]
    case .svg:
      reports = report.pictures.map { .init(suffix: "-\($0.name)", text: $0.picture.svg) }
      if reports.isEmpty {
        Terminal.complain("flickerproof: there is nothing to draw: no counterexample is known")
      }
    }
    try files.write(reports, on: report.functionName)
  }

  private static func message(
    _ error: ProofError, _ program: Program, _ movable: Movable
  ) -> String {
    switch error {
    case .nothingToMove:
      return movable == .span
        ? "'\(program.name)' has no begin of its own; say what may move, such as --move everything"
        : "'\(program.name)' has no such operations of its own to move"
    case .tooManyOperations(let count, let limit):
      return "\(count) operations may move, and \(limit) is the most; keep some of them fixed: "
        + advice(program)
    case .tooLarge(let what, let count, let limit):
      return "'\(program.name)' has \(count) \(what), and \(limit) is the most"
    case .missing(let what, let place):
      return "'\(program.name)' has no \(what) at place \(place)"
    case .noNumber(let what):
      return "\(what) of '\(program.name)' has a number that is infinite or none"
    case .endless:
      return "'\(program.name)' has a block that leads to itself, so that it never ends"
    case .noOrdering:
      return "the ordering does not name each operation of '\(program.name)' once"
    case .tooManyStates(let limit):
      return "the orders of '\(program.name)' have more than \(limit) states; keep some operations"
        + " fixed: \(advice(program))"
    }
  }

  /// Returns a `--move` that keeps the most numerous kind fixed.
  private static func advice(_ program: Program) -> String {
    let kinds = (program.turns.first?.statements ?? []).filter { !$0.isInHelper }
      .compactMap(\.operation.kind)
    let counts = Movable.Kind.allCases.map { kind in kinds.lazy.filter { $0 == kind }.count }
    let most = counts.indices.max { counts[$0] < counts[$1] } ?? 0
    let rest = Movable.Kind.allCases.indices.filter { counts[$0] > 0 && $0 != most }
      .map { Movable.Kind.allCases[$0].rawValue }
    return "--move \(rest.joined(separator: ",")) leaves out the"
      + " \(counts[most]) of kind \(Movable.Kind.allCases[most].rawValue)"
  }
}
