/// What a property says about one value.
public enum Outcome: Hashable, Sendable {
  /// It holds.
  case passed
  /// The value isn't one that the property is about.
  case discarded
  /// It doesn't hold; the text says how, and is the failure's identity: shrinking keeps it.
  case failed(String)

  /// Creates the outcome of an error thrown: a failure of that name, unless it says otherwise.
  init(thrown error: any Error) {
    switch error {
    case is Discard: self = .discarded
    case let failure as Failure: self = .failed(failure.identity)
    default: self = .failed("threw \(String(reflecting: type(of: error)))")
    }
  }

  /// Creates the outcome of an error that a generator threw.
  init(drawing error: any Error) {
    self =
      error is Discard
      ? .discarded : .failed("the generator threw \(String(reflecting: type(of: error)))")
  }

  /// Whether the property doesn't hold.
  public var isFailure: Bool { if case .failed = self { true } else { false } }
}
