extension Semantics {
  /// One reading of one disputed law; of the others, the default.
  public struct Reading: Hashable, Sendable {
    /// The name of what is disputed.
    public let parameter: String
    /// The name of the reading.
    public let value: String
    /// The readings of all laws.
    public let semantics: Semantics
  }

  /// Every reading that is not a default, one at a time, in the order of the laws.
  public static var otherReadings: [Reading] {
    let transactions =
      readings("emptyCompletion", \.emptyCompletion)
      + readings("replacedEmptyCompletion", \.replacedEmptyCompletion)
      + readings("innerEmptyCompletion", \.innerEmptyCompletion)
      + readings("mainQueueBeforeImplicitCommit", \.mainQueueBeforeImplicitCommit)
      + readings("implicitTransaction", \.implicitTransaction)
      + readings("unmatchedCommit", \.unmatchedCommit)
    let implicit =
      readings("implicitNeeds", \.implicitNeeds) + readings("implicitCurve", \.implicitCurve)
      + readings("implicitFrom", \.implicitFrom) + readings("sameValueSet", \.sameValueSet)
    let animations =
      readings("txnCurve", \.txnCurve) + readings("replaceOrder", \.replaceOrder)
      + readings("startGapFrames", \.startGapFrames, [1])
      + readings("missingEnd", \.missingEnd)
      + readings("additiveMissingEnd", \.additiveMissingEnd)
      + readings("zeroDuration", \.zeroDuration)
      + readings("springDuration", \.springDuration)
      + readings("groupChildFill", \.groupChildFill)
      + readings("groupChildDuration", \.groupChildDuration)
      + readings("cumulativeRun", \.cumulativeRun)
    let endings =
      readings("endGapFrames", \.endGapFrames, [0, 3])
      + readings("removalLatency", \.removalLatency) + readings("stopOrder", \.stopOrder)
      + readings("removalCallback", \.removalCallback)
      + readings("removalJudged", \.removalJudged) + readings("detachedAdd", \.detachedAdd)
    let others =
      readings("viewProperties", \.viewProperties) + readings("commitHands", \.commitHands)
    return transactions + implicit + animations + endings + others
  }

  private static func readings<Value: CaseIterable & RawRepresentable<String>>(
    _ parameter: String, _ field: WritableKeyPath<Semantics, Value>
  ) -> [Reading] {
    Value.allCases.dropFirst().map { value in
      reading(parameter, value.rawValue) { $0[keyPath: field] = value }
    }
  }

  private static func readings(
    _ parameter: String, _ field: WritableKeyPath<Semantics, Int>, _ values: [Int]
  ) -> [Reading] {
    values.map { value in reading(parameter, "\(value)") { $0[keyPath: field] = value } }
  }

  private static func reading(
    _ parameter: String, _ value: String, _ change: (inout Semantics) -> Void
  ) -> Reading {
    var semantics = Semantics()
    change(&semantics)
    return Reading(parameter: parameter, value: value, semantics: semantics)
  }
}
