/// A claim about all values of a generator, whose test may wait.
public struct AsyncProperty<Value: Sendable>: Sendable {
  /// The claim as a sentence.
  public let sentence: String
  /// What draws the values.
  public let generator: Generator<Value>
  /// Judges a value; may note labels and a score.
  let judge: @Sendable (Value, inout Notes) async throws -> Outcome

  /// Creates a property from what judges a value and notes what it is like.
  public init(
    _ sentence: String, over generator: Generator<Value>,
    noting judge: @escaping @Sendable (Value, inout Notes) async throws -> Outcome
  ) {
    self.sentence = sentence
    self.generator = generator
    self.judge = judge
  }

  /// Creates a property from a test of a value.
  public init(
    _ sentence: String, over generator: Generator<Value>,
    holds: @escaping @Sendable (Value) async throws -> Bool
  ) {
    self.init(sentence, over: generator) { value, _ in
      try await holds(value) ? .passed : .failed(sentence)
    }
  }

  /// Returns what the property says of a value; an error thrown is a failure of that name.
  func outcome(of value: Value, _ notes: inout Notes) async -> Outcome {
    do {
      return try await judge(value, &notes)
    } catch {
      return Outcome(thrown: error)
    }
  }
}
