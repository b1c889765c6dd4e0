/// A length of virtual time, in nanoseconds.
public typealias Ticks = Int

/// A point of virtual time, in nanoseconds since the first turn began.
public typealias Instant = Int

extension Int {
  /// The instant that never comes, and the length of what never ends.
  public static var never: Int { .max }

  /// Returns the whole number of nanoseconds nearest to a number of seconds; `never` for what is
  /// infinite or longer than 200 years.
  public static func seconds(_ seconds: Double) -> Ticks {
    let nanoseconds = (seconds * 1e9).rounded()
    return nanoseconds.isFinite && nanoseconds < 6.4e18 ? Ticks(nanoseconds) : .never
  }

  /// Returns this point moved by a length of time; `never` absorbs.
  func after(_ length: Ticks) -> Instant {
    let (sum, overflow) = addingReportingOverflow(length)
    return overflow || self == .never || length == .never ? .never : sum
  }
}
