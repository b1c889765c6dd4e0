import Testing

@testable import OrderingModel

/// What an animation contributes at some times of its layer, before its pace is applied.
struct TimingVector: CustomTestStringConvertible, Sendable {
  /// What is the case at a time.
  enum Sample: Sendable {
    /// How far the animation is.
    case progress(Double, Double)
    /// Which run it is in.
    case run(Double, Int)
    /// It contributes something.
    case something(Double)
    /// It contributes nothing, so that the model shows.
    case nothing(Double)

    var time: Double {
      switch self {
      case .progress(let time, _), .run(let time, _), .something(let time), .nothing(let time): time
      }
    }
  }

  let number: Int
  let source: VectorSource
  let begin: Double
  let timing: Timing
  let samples: [Sample]

  var testDescription: String { "V\(number)" }

  init(
    _ number: Int, _ source: VectorSource, lasts duration: Double, begins begin: Double = 0,
    repeats count: Double = 0, autoreverses: Bool = false, fill: FillMode = .removed,
    _ samples: Sample...
  ) {
    self.number = number
    self.source = source
    self.begin = begin
    timing = Timing(
      duration: .seconds(duration), repeatCount: count, autoreverses: autoreverses, fillMode: fill,
      isRemovedOnCompletion: false)
    self.samples = samples
  }

  /// What is not as the vector says, on a machine that may break a law; the run starts before the first
  /// sample.
  func failures(under mutation: Mutation? = nil) -> [String] {
    let shift = max(0, -(samples.map(\.time).min() ?? 0))
    let delay = begin + shift
    let run = Run(
      Scenario([
        .add(
          .fade(1).with {
            $0.timing = timing
            $0.timing.delay = delay == 0 ? nil : .seconds(delay)
          })
      ]).reading { $0.mutation = mutation })
    return samples.compactMap { sample in
      let moment = run.moment(.at(sample.time + shift))
      let position = moment.screen.animations.first.flatMap {
        run.machine.position(of: $0, at: moment)
      }
      return Self.holds(sample, position) ? nil : "V\(number): \(sample), but \(position as Any)"
    }
  }

  private static func holds(_ sample: Sample, _ position: Timing.Position?) -> Bool {
    switch (sample, position) {
    case (.progress(_, let share), let position?):
      abs(position.share - share) <= VectorKind.tolerance
    case (.run(_, let run), let position?): position.iteration == run
    case (.something, _?), (.nothing, nil): true
    default: false
    }
  }
}
