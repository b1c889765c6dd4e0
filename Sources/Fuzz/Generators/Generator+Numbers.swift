/// Numbers.
extension Generator where Value: FixedWidthInteger & Sendable {
  /// Returns the integers of a range, of at most 64 bits; the simplest is the nearest to zero.
  @inlinable public static func integers(
    in range: ClosedRange<Value> = .min ... .max, simplest: Value? = nil
  ) -> Generator {
    precondition(Value.bitWidth <= 64, "integers of \(Value.bitWidth) bits have no choices")
    let origin = min(max(simplest ?? 0, range.lowerBound), range.upperBound)
    // Integers beyond Int64 are shifted down, so that their order is kept.
    let flip: UInt64 = range.upperBound > 0 && Int64(exactly: range.upperBound) == nil ? 1 << 63 : 0
    let code: (Value) -> Int64 = { Int64(bitPattern: UInt64(truncatingIfNeeded: $0) ^ flip) }
    let domain = ChoiceDomain(
      .integer, low: code(range.lowerBound), high: code(range.upperBound), simplest: code(origin))
    return Generator { choices in
      Value(truncatingIfNeeded: UInt64(bitPattern: choices.integer(domain)) ^ flip)
    }
  }
}

extension Generator<Double> {
  /// Returns the doubles of a range, simple ones first.
  public static func doubles(in range: ClosedRange<Double>) -> Generator {
    Generator { choices in choices.double(in: range) }
  }

  /// Returns all doubles, with the infinities and not-a-number.
  public static func doubles() -> Generator {
    Generator { choices in
      choices.double(in: -.infinity ... .infinity, allowsNaN: true)
    }
  }
}

extension Generator<Bool> {
  /// Returns false, which is simplest, and true.
  public static func booleans() -> Generator { Generator { choices in choices.boolean() } }
}
