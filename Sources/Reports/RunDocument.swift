import OrderingModel

/// A run with its faults, as a part of JSON.
struct RunDocument: Encodable {
  struct Fault: Encodable {
    let kind: String
    let sentence: String
    let because: [String]
    let laws: [String]
    let milliseconds: Double
    let lines: [Int]
    let isTimingDependent: Bool
    let shape: String?
  }

  let ordering: [Int]
  let world: String
  let faults: [Fault]
  let token: String

  init(_ run: Counterexample, token: String) {
    let phrases = Phrases(run.program, run.statements)
    ordering = run.ordering.map { $0 + 1 }
    world = phrases.text(of: run.world)
    faults = run.faults.map { fault in
      Fault(
        kind: fault.kind.name, sentence: phrases.sentence(of: fault),
        because: phrases.because(fault), laws: fault.laws,
        milliseconds: Double(fault.instant) / 1e6,
        lines: fault.blame.compactMap { run.statements[$0].location?.line },
        isTimingDependent: fault.isTimingDependent, shape: fault.shape?.rawValue)
    }
    self.token = token
  }
}
