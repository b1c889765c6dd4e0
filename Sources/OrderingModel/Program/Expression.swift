/// A value as the source writes it: known at once, or read at the place where it stands.
public enum Expression: Hashable, Sendable {
  /// A constant.
  case value(Value)
  /// The model value of a property: `layer.opacity`.
  case model(LayerID, KeyID)
  /// What the screen shows of a property: `layer.presentation()?.opacity` (law 12.1).
  case presentation(LayerID, KeyID)
  /// What an earlier `Operation.read` stored.
  case variable(VariableID)
  /// `CACurrentMediaTime()`, in seconds; with a layer, `layer.convertTime(CACurrentMediaTime(), from:
  /// nil)`, which is that layer's time (law 7.1).
  case time(of: LayerID?)
  /// What two expressions are worth together.
  indirect case sum(Expression, Expression)
  /// What the first expression is worth without the second.
  indirect case difference(Expression, Expression)
}

extension Expression {
  /// The expression of a number.
  public static func number(_ number: Double) -> Expression { .value(.number(number)) }
}
