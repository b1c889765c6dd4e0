/// A length of virtual time, in nanoseconds.
public typealias Ticks = Int

/// A point of virtual time, in nanoseconds since the first turn began.
public typealias Instant = Int

extension Int {
  /// The instant that never comes, and the length of what never ends.
  public static var never: Int { .max }

  /// Returns the whole number of nanoseconds nearest to a number of seconds; `never` for what is
  /// longer than 200 years or no number, and 200 years back for what is further back.
  public static func seconds(_ seconds: Double) -> Ticks { nanoseconds(seconds * 1e9) }

  /// Returns the whole number nearest to a number of nanoseconds, within the same bounds.
  static func nanoseconds(_ nanoseconds: Double) -> Ticks {
    nanoseconds < 6.4e18 ? Ticks(Swift.max(nanoseconds, -6.4e18).rounded()) : .never
  }

  /// Returns this point moved by a length of time; `never` absorbs.
  func after(_ length: Ticks) -> Instant {
    let (sum, overflow) = addingReportingOverflow(length)
    if self == .never || length == .never { return .never }
    return overflow ? length < 0 ? .min : .never : sum
  }

  /// Returns how long this point is after another, or as long as there is.
  func since(_ earlier: Instant) -> Ticks {
    let (difference, overflow) = subtractingReportingOverflow(earlier)
    return overflow ? earlier < 0 ? .never : .min : difference
  }

  /// Returns several times this length; what is too long is `never`.
  func times(_ factor: Int) -> Ticks {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? self < 0 ? .min : .never : product
  }
}
