/// What an infix operator has been given, where the source does not tell what it comes to.
struct Calculation {
  /// The left operand.
  var left: Meaning
  /// The operator.
  var sign: String
  /// The right operand.
  var right: Meaning
}
