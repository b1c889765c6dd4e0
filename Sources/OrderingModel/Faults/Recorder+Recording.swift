extension Recorder {
  /// What plays between a moment and the next.
  struct Interval {
    /// The moment, by its place in the timeline.
    let moment: Int
    let screen: Screen
    let model: Tree
    let start: Instant
    let end: Instant
  }

  /// The least number of samples in an interval in which something plays.
  private static let fewestSamples = 48
  /// The most samples in an interval, however often an animation repeats in it.
  private static let mostSamples = 960
  /// How many samples each run of an animation gets, as long as they are not too many.
  private static let samplesPerRun = 24

  /// Returns what is seen at every time of the run.
  func recording() -> Recording {
    let sights = sights()
    let intervals = intervals(between: sights)
    let bars = bars(in: intervals)
    return Recording(
      lanes: observables.map { lane(of: $0, sights, intervals) }, bars: bars,
      waits: waits(for: bars, sights),
      instants: intervals.map(\.start) + intervals.suffix(1).map(\.end))
  }

  private func lane(
    of observable: Observable, _ sights: [Sight], _ intervals: [Interval]
  ) -> Recording.Lane {
    Recording.Lane(
      observable: observable, stretches: intervals.map { stretch(of: observable, in: $0) },
      jumps: sights.map { $0.jump(of: observable) })
  }

  private func intervals(between sights: [Sight]) -> [Interval] {
    sights.indices.map { place in
      let (entry, screen) = (sights[place].entry, sights[place].after.screen)
      let end =
        place + 1 < sights.count
        ? sights[place + 1].entry.instant : entry.instant.after(tail(of: screen))
      return Interval(
        moment: place, screen: screen, model: entry.model, start: entry.instant, end: end)
    }
  }

  /// Returns for how long to go on looking when nothing more happens: for a run of what plays for
  /// ever, there and back, and for two seconds at most.
  private func tail(of screen: Screen) -> Ticks {
    let runs = screen.animations.map { animation in
      let timing = machine.timing(of: animation)
      return timing.autoreverses ? timing.duration.after(timing.duration) : timing.duration
    }
    return runs.isEmpty ? 0 : min(max(runs.max() ?? 0, .seconds(0.25)), .seconds(2))
  }

  private func stretch(of observable: Observable, in interval: Interval) -> Recording.Stretch {
    Recording.Stretch(
      samples: moments(in: interval).map { moment in
        Recording.Sample(
          instant: moment.instant, value: value(of: observable, at: moment),
          isVisible: isVisible(observable, at: moment))
      }, model: model(of: observable, in: interval.model))
  }

  private func isVisible(_ observable: Observable, at moment: Moment) -> Bool {
    guard case .property(let layer, let key) = observable else { return true }
    return machine.isVisible(layer, key, at: moment) != false
  }

  /// Returns the moments to look at: right after an interval's begin, right before its end, and enough
  /// in between.
  private func moments(in interval: Interval) -> [Moment] {
    let (start, end) = (interval.start, interval.end)
    let first = Moment(screen: interval.screen, instant: start, side: .after)
    if start == end { return [first] }
    let count = sampleCount(in: interval)
    let steps = (1..<max(1, count)).map { start + (end - start) / count * $0 }
    let between = Set(steps + instants).filter { $0 > start && $0 < end }.sorted()
    return [first]
      + between.map { Moment(screen: interval.screen, instant: $0, side: .after) }
      + [Moment(screen: interval.screen, instant: end, side: .before)]
  }

  private func sampleCount(in interval: Interval) -> Int {
    let runs = interval.screen.animations.map { max(1, machine.timing(of: $0).duration) }
    guard let shortest = runs.min() else { return 1 }
    let count = (interval.end - interval.start) / shortest
    return min(
      max(Self.fewestSamples, min(count, Self.mostSamples) * Self.samplesPerRun),
      Self.mostSamples)
  }
}
