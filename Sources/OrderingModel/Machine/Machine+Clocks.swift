extension Machine {
  /// Returns the time of a layer at an instant, by the clocks that a tree holds (law 7.1).
  func time(of layer: LayerID, at instant: Instant, in tree: Tree) -> Ticks {
    if clocks.isPlain { return instant }
    let chain = clockChain(of: layer, in: tree)
    let time = chain.reversed().reduce(seconds(at: instant)) { $1.time(atParent: $0) }
    return .seconds(time)
  }

  /// Returns the present time of a layer, by its model's clocks.
  func time(of layer: LayerID, in state: State) -> Ticks {
    time(of: layer, at: state.clock, in: state.model)
  }

  /// Returns the media clock's time at an instant, in seconds: `CACurrentMediaTime()`.
  func seconds(at instant: Instant) -> Double { Double(clocks.origin.after(instant)) / 1e9 }

  /// Returns when an animation that has begun is active, by the clocks that a tree holds.
  func course(of animation: RunningAnimation, in tree: Tree) -> Course {
    guard let start = animation.start else { return Course(entering: .never, leaving: .never) }
    let end = start.after(timing(of: animation).activeLength)
    if clocks.isPlain { return Course(entering: max(start, animation.appears), leaving: end) }
    let chain = clockChain(of: animation.layer, in: tree)
    let pace = chain.reduce(1) { $0 * $1.speed }
    if pace == 0 { return stillCourse(of: animation, from: start, to: end, in: tree) }
    let (first, last) = (instant(at: start, by: chain), instant(at: end, by: chain))
    return pace > 0
      ? Course(entering: max(first, animation.appears), leaving: last)
      : Course(entering: end == .never ? .min : last, leaving: first, isBackwards: true)
  }

  /// Returns the course of an animation whose layer's clock stands still (law 7.8).
  private func stillCourse(
    of animation: RunningAnimation, from start: Ticks, to end: Ticks, in tree: Tree
  ) -> Course {
    let time = time(of: animation.layer, at: 0, in: tree)
    return Course(
      entering: time < start ? .never : animation.appears, leaving: time < end ? .never : .min)
  }

  /// Returns the instant at which a layer's time is the given one, rounded to the nearest.
  private func instant(at time: Ticks, by chain: [LayerClock]) -> Instant {
    if time == .never { return .never }
    let parent = chain.reduce(Double(time) / 1e9) { $1.parentTime(at: $0) }
    let uptime = Ticks.seconds(parent)
    return uptime == .never ? .never : uptime - clocks.origin
  }

  /// Returns the first instant at which a layer's time has come to the given one; nil where a clock
  /// stands still or goes backwards.
  func firstInstant(of layer: LayerID, reaching time: Ticks, in tree: Tree) -> Instant? {
    if clocks.isPlain { return time }
    let chain = clockChain(of: layer, in: tree)
    let nearest = instant(at: time, by: chain)
    guard chain.allSatisfy({ $0.speed > 0 }), nearest < .never else { return nil }
    // A time holds for several instants where a clock is slow, and is skipped where it is fast.
    var (low, high) = (instant(at: time.since(1), by: chain) - 1, nearest + 1)
    while high.since(low) > 1 {
      let middle = low + high.since(low) / 2
      if self.time(of: layer, at: middle, in: tree) < time { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns the clocks of a layer and its ancestors, its own first.
  private func clockChain(of layer: LayerID, in tree: Tree) -> [LayerClock] {
    obeys(.ignoresLayerClocks)
      ? tree.path(from: layer).map { clocks.clock(of: $0, in: tree, slots) } : []
  }
}

extension Machine {
  /// Whether an animation may be under way already in the turn that commits it: it begins before its `add`
  /// (law 4.8), or a clock of its layer is set on.
  func mayBeginInThePast(_ id: AnimationID) -> Bool {
    !clocks.isPlain || (program.animations[id.index].timing.delay ?? 0) < 0
  }
}
