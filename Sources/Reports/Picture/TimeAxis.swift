import Foundation
import OrderingModel

/// Where the moments of a run stand in a picture.
///
/// Between two moments time goes evenly; from one such stretch to the next it does not, so that a long one
/// does not squeeze what is short. Moments at one instant stand beside each other.
struct TimeAxis {
  /// Where the time before the first moment begins.
  let start: Double
  /// Where each moment stands, and the end.
  let places: [Double]
  private let instants: [Instant]

  /// How far the time before the first moment reaches.
  private static let lead = 34.0
  /// The least and the greatest width of a stretch as long as one frame.
  private static let unit = 30.0...96.0
  /// The length of a stretch that is as wide as one unit.
  private static let frame = 16_666_667.0

  /// Creates the axis of instants, of which the last is the end, and the one before it is when nothing more
  /// happens, on so much room; it takes more where the moments need it, and less where they are few.
  init(_ instants: [Instant], from start: Double, room: Double) {
    self.instants = instants
    self.start = start
    var weights = zip(instants, instants.dropFirst()).map { Self.weight(of: $1 - $0) }
    // That nothing more happens is known with the last thing that does.
    if weights.count > 1 { weights[weights.count - 2] = 0 }
    let share = (room - Self.lead) / max(1, weights.reduce(0, +))
    let unit = min(max(share, Self.unit.lowerBound), Self.unit.upperBound)
    places = weights.reduce(into: [start + Self.lead]) { places, weight in
      places.append(places[places.count - 1] + weight * unit)
    }
  }

  /// Where the end is.
  var end: Double { places.last ?? start }

  /// Returns where an instant is that follows a moment.
  func place(of instant: Instant, after moment: Int) -> Double {
    let (first, last) = (instants[moment], instants[moment + 1])
    let (from, to) = (places[moment], places[moment + 1])
    if last <= first { return from }
    let share = Double(min(max(instant, first), last) - first) / Double(last - first)
    return from + (to - from) * share
  }

  private static func weight(of length: Ticks) -> Double {
    length == 0 ? 0.7 : max(1, log2(1 + Double(length) / frame))
  }
}
