/// A value kept apart, so that what rarely has one stays small.
indirect enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  case value(Value)

  /// The value.
  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}
