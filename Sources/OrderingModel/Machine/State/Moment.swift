/// A screen at an instant, seen from just before it or just after it.
struct Moment: Sendable {
  enum Side: Sendable {
    case before
    case after
  }

  let screen: Screen
  let instant: Instant
  let side: Side

  /// Returns whether an instant has not come yet.
  func isBefore(_ instant: Instant) -> Bool {
    side == .before ? self.instant <= instant : self.instant < instant
  }
}
