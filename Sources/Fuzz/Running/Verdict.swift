/// What a run says about a property.
public enum Verdict<Value> {
  /// It held in all cases.
  case passed
  /// It doesn't hold.
  case failed(Finding<Value>)
  /// It failed and, on the same choices, didn't fail again.
  case flaky(Finding<Value>)
  /// Too many cases were discarded.
  case starved
  /// Some labels are rarer than required, or were too few to tell.
  case uncovered([String])
}

extension Verdict: Sendable where Value: Sendable {}
