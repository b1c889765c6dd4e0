extension Spring {
  /// Creates the spring of a view animation, which settles in the time that the animation lasts
  /// (law 11.11).
  ///
  /// Its mass is 1, and it is as stiff as it has to be. A ratio of 1 and more counts as a little less,
  /// since the estimate of a critically damped spring comes in tenths of a second only.
  public init(dampingRatio: Double, initialVelocity: Double, settlingIn seconds: Double) {
    let ratio = min(max(dampingRatio, 0.01), 0.999)
    func spring(_ frequency: Double) -> Spring {
      Spring(
        stiffness: frequency * frequency, damping: 2 * ratio * frequency,
        initialVelocity: initialVelocity)
    }
    // The stiffer, the sooner; the upper end settles in time, and a bisection brings it down.
    var (low, high) = (0.0, 1.0)
    while spring(high).settlingDuration > seconds, high < 1e9 { (low, high) = (high, high * 2) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if spring(middle).settlingDuration > seconds { low = middle } else { high = middle }
    }
    self = spring(high)
  }
}
