import Fuzz
import ShrinkingChallenge

/// What all seeds of one challenge came to.
struct Row {
  /// What the columns are.
  static let header = columns(
    [
      "challenge", "found", "ideal", "results", "calls mean/median/max", "ms median", "runs",
      "cases",
    ])

  private let challenge: Challenge
  private let seeds: Int
  private let samples: [Sample]
  private let times: [Double]

  /// Runs a challenge for some seeds.
  init(_ challenge: Challenge, seeds: Int) {
    self.challenge = challenge
    self.seeds = seeds
    var samples: [Sample] = []
    var times: [Double] = []
    for seed in 0..<seeds {
      let stopwatch = Stopwatch()
      guard let sample = challenge.run(Seed(UInt64(seed)), { stopwatch.start() }) else { continue }
      times.append(stopwatch.milliseconds ?? 0)
      samples.append(sample)
    }
    self.samples = samples
    self.times = times.sorted()
  }

  /// The row as a line.
  var text: String {
    guard !samples.isEmpty else { return "\(challenge.name): not found" }
    let calls = samples.map(\.calls).sorted()
    return Self.columns([
      challenge.name, "\(samples.count)",
      "\(samples.count { $0.value == challenge.ideal })", "\(Set(samples.map(\.value)).count)",
      "\(mean(\.calls)) / \(calls[calls.count / 2]) / \(calls.last ?? 0)",
      "\(rounded(times[times.count / 2], 1000))", "\(mean(\.runs))", "\(mean(\.number))",
    ])
  }

  private static func columns(_ fields: [String]) -> String {
    zip(fields, [21, -6, -6, -8, -22, -10, -8, -8]).map { field, width in
      field.filled(to: abs(width), left: width < 0)
    }.joined(separator: " ")
  }

  /// Prints which results there were, the frequent ones first.
  func printResults() {
    let groups = Dictionary(grouping: samples, by: \.value).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    for (value, samples) in groups.prefix(12) { print("  \(samples.count) × \(value.prefix(300))") }
  }

  private func mean(_ part: (Sample) -> Int) -> Double {
    rounded(Double(samples.map(part).reduce(0, +)) / Double(samples.count), 10)
  }
}

/// Returns a number with so many parts of one.
func rounded(_ number: Double, _ parts: Double) -> Double {
  Double(Int(number * parts + 0.5)) / parts
}

extension String {
  /// Returns the text with spaces up to a width.
  func filled(to width: Int, left: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return left ? spaces + self : self + spaces
  }
}
