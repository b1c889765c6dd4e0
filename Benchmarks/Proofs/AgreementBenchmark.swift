import Foundation
import OrderingModel
import Theorems

/// The graph against trying every order: more and larger programs than an unoptimised test can.
struct AgreementBenchmark {
  /// The largest number of movable operations of a dissolve.
  let limit: Int

  /// Returns whether both agree on all programs.
  func run() -> Bool {
    var isAgreed = true
    for size in 1...5 {
      let programs = DissolveSpan.Layers.allCases.flatMap {
        SmallPrograms(on: $0).programs(of: size)
      }
      let worlds = size < 5 ? WorldSet.standard : .closed
      isAgreed = check("every program of \(size) operations", worlds, programs) && isAgreed
    }
    for size in 1...(limit < 8 ? 3 : 4) {
      let programs = DissolveSpan.Layers.allCases.flatMap {
        SmallPrograms(on: $0, overEverything: true).programs(of: size)
      }
      let worlds = size < 3 ? WorldSet.standard : .closed
      isAgreed =
        check("every program of \(size) of all operations", worlds, programs) && isAgreed
    }
    let spans = DissolveSpan.all.filter { $0.duration != .seconds(0.25) }
    for layerCount in 1...2 {
      let programs = spans.map { $0.with(layerCount: layerCount) }
        .filter { $0.operationCount <= limit }.map(\.program)
      for worlds in [WorldSet.closed, .standard] where !programs.isEmpty {
        isAgreed = check("the dissolve of \(layerCount) layers", worlds, programs) && isAgreed
      }
    }
    return isAgreed
  }

  private func check(_ name: String, _ worlds: WorldSet, _ programs: [Program]) -> Bool {
    let start = Date()
    var (orderings, failures) = (0, 0)
    for program in programs {
      let agreement = Agreement(program, moving: .everything, in: worlds)
      let disagreements = agreement.disagreements()
      orderings += agreement.orderingCount
      if let first = disagreements.first {
        print("  \(program.turns[0].statements.map(\.text)): \(first)")
      }
      failures += disagreements.isEmpty ? 0 : 1
    }
    let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
    print(
      "\(name), \(worlds): \(programs.count) programs, \(orderings) orderings,"
        + " \(failures) disagree (\(seconds) s)")
    return failures == 0
  }
}
