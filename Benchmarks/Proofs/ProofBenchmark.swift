import Foundation

/// Time and memory of whole proofs, each in a process of its own.
struct ProofBenchmark {
  private static let runs = 5

  /// Returns whether all proofs ran.
  func run() throws -> Bool {
    let dissolve = "Examples/TabIconDissolve.swift"
    let calls = [
      ["prove", dissolve, "--quiet"], ["prove", dissolve, "--move", "everything", "--quiet"],
      ["prove", dissolve, "--histogram", "--quiet"],
    ]
    print("median of \(Self.runs) runs, whole process; peak memory of the largest so far")
    for call in calls {
      var times: [Double] = []
      for _ in 0..<Self.runs { times.append(try seconds(call)) }
      let median = times.sorted()[Self.runs / 2]
      let figures = String(format: "%7.3f s  %5d MB", median, Self.peakMegabytes)
      print("\(figures)  flickerproof \(call.joined(separator: " "))")
    }
    return true
  }

  /// The largest resident size of the processes so far.
  private static var peakMegabytes: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
      return usage.ru_maxrss >> 20
    #else
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
      return usage.ru_maxrss >> 10
    #endif
  }

  private func seconds(_ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("flickerproof")
    process.arguments = arguments
    // `waitUntilExit` looks only every tenth of a second.
    let exited = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in exited.signal() }
    let start = Date()
    try process.run()
    exited.wait()
    return Date().timeIntervalSince(start)
  }
}
