/// The types of numbers, and of what wraps values.
enum NumberType {
  /// Types whose initialisers leave a number as it is.
  static let names: Set<String> = [
    "CFTimeInterval", "CGFloat", "Double", "Float", "Float32", "Float64", "NSNumber",
    "TimeInterval",
  ]

  /// Properties by which a number or a value is taken out of its object.
  static let members: Set<String> = [
    "boolValue", "caTransform3DValue", "cgPointValue", "cgRectValue", "cgSizeValue",
    "doubleValue", "floatValue",
  ]

  /// Types whose initialisers leave any value as it is.
  static let wrappers = names.union(["NSValue"])
}
