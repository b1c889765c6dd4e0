/// When an animation is active, by the instants of the program.
struct Course {
  /// The instant at which it comes into its active time.
  let entering: Instant
  /// The instant at which it leaves its active time.
  let leaving: Instant
  /// Whether the clock of its layer goes backwards: it comes in at its end and leaves at its
  /// beginning.
  var isBackwards = false

  /// The instant at which its active time has passed.
  var end: Instant { isBackwards ? .never : leaving }
}
