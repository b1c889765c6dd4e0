extension Timing {
  /// Where an animation is in its runs.
  public struct Position: Hashable, Sendable {
    /// Which run it is in, from 0; a run back counts with the run before it.
    public let iteration: Int
    /// How far into the run it is, from 0 to 1; on the way back it falls again.
    public let share: Double
  }

  /// Longer runs never get anywhere: 200 years.
  private static let longestRun = 6_400_000_000_000_000_000 / 2

  /// The length of the active time by the animation's own clock (laws 7.3 and 7.4).
  var ownLength: Ticks {
    if repeatDuration > 0 { return repeatDuration }
    let run = Double(duration) * (autoreverses ? 2 : 1)
    return .seconds(run * (repeatCount > 0 ? repeatCount : 1) / 1e9)
  }

  /// The length of the active time by the clock that the animation is in; it is rounded here, and
  /// only here.
  public var activeLength: Ticks {
    speed == 0 || ownLength == .never ? .never : .seconds(Double(ownLength) / abs(speed) / 1e9)
  }

  /// Returns where the animation is some time after it has begun; where two runs meet, in the first
  /// one as seen from before.
  public func position(after elapsed: Ticks, isBefore: Bool = false) -> Position {
    if duration <= 0 { return Position(iteration: 0, share: autoreverses ? 0 : 1) }
    if duration > Self.longestRun { return Position(iteration: 0, share: 0) }
    let isAtEnd = elapsed >= activeLength
    let own = isAtEnd ? ownLength : .seconds(Double(elapsed) * abs(speed) / 1e9)
    // Backwards, the clock comes from the end, and what was before is behind.
    let isMirrored = speed < 0 && ownLength < .never
    let time = (isMirrored ? ownLength.since(own) : own).after(timeOffset)
    let cycle = autoreverses ? duration * 2 : duration
    var (iteration, rest) = time.quotientAndRemainder(dividingBy: cycle)
    let isLeft = (isBefore || isAtEnd) != isMirrored
    if rest == 0, iteration > 0, isLeft { (iteration, rest) = (iteration - 1, cycle) }
    let run = rest > duration ? cycle - rest : rest
    return Position(iteration: iteration, share: Double(run) / Double(duration))
  }

  /// Returns the timing of an animation that lasts several times as long.
  func stretched(by factor: Int) -> Timing {
    var timing = self
    timing.duration = duration.times(factor)
    timing.repeatDuration = repeatDuration.times(factor)
    timing.timeOffset = timeOffset.times(factor)
    return timing
  }
}
