extension Value {
  /// Returns the sum, which is known where both are numbers or one is 0.
  func adding(_ other: Value) -> Value {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.number(0), _): other
    case (_, .number(0)): self
    default: .unknown
    }
  }

  /// Returns the sum with several times another value.
  func adding(_ other: Value, times count: Int) -> Value {
    count == 0 ? self : adding(other.multiplied(by: .number(Double(count))))
  }

  /// Returns the difference, which is known where both are numbers or the other is 0.
  func subtracting(_ other: Value) -> Value {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (_, .number(0)): self
    default: .unknown
    }
  }

  /// Returns the product, which is known where both are numbers, or one is 0 or 1.
  func multiplied(by other: Value) -> Value {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a * b)
    case (.number(0), _), (_, .number(0)): .number(0)
    case (.number(1), _): other
    case (_, .number(1)): self
    default: .unknown
    }
  }

  /// Returns the value at a share of the way; the ends are exact.
  func moved(towards end: Value, by progress: Double) -> Value {
    if progress == 0 { return self }
    if progress == 1 || self == end { return end }
    guard case (.number(let a), .number(let b)) = (self, end) else { return .unknown }
    return .number(a + (b - a) * progress)
  }

  /// Returns whether both are the same, nil where that is not known.
  ///
  /// Numbers may differ by what rounding leaves.
  func isSame(as other: Value) -> Bool? {
    switch (self, other) {
    // What is infinite differs from itself by no number.
    case (.number(let a), .number(let b)): a == b || abs(a - b) <= Self.tolerance
    case (.symbol(let a), .symbol(let b)) where a == b: true
    default: nil
    }
  }

  /// The largest difference that is not a jump.
  static let tolerance = 1e-6
}
