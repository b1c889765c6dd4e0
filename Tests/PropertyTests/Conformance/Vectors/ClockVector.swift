import OrderingModel
import Testing

/// A time of one layer as another layer sees it.
struct ClockVector: CustomTestStringConvertible, Sendable {
  /// A step between a layer and the one that holds it.
  enum Step: Sendable {
    /// From the parent's time to the layer's.
    case into(LayerClock)
    /// From the layer's time to the parent's.
    case outOf(LayerClock)
  }

  let number: Int
  let source: VectorSource
  let steps: [Step]
  let start: Double
  let time: Double

  var testDescription: String { "V\(number)" }

  init(
    _ number: Int, _ source: VectorSource, _ steps: [Step], at start: Double = 10, is time: Double
  ) {
    self.number = number
    self.source = source
    self.steps = steps
    self.start = start
    self.time = time
  }

  /// The time that the clocks give.
  var converted: Double {
    steps.reduce(start) { time, step in
      switch step {
      case .into(let clock): clock.time(atParent: time)
      case .outOf(let clock): clock.parentTime(at: time)
      }
    }
  }

  /// What is not as the vector says.
  var failures: [String] {
    abs(converted - time) <= VectorKind.tolerance ? [] : ["\(converted) instead of \(time)"]
  }
}
