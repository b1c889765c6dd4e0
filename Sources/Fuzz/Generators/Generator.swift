/// What draws values of a type from choices.
///
/// A generator asks for choices and never rolls dice, so that the same one runs at random, through
/// all choices up to a bound, or on choices made before.
public struct Generator<Value>: Sendable {
  /// Draws a value.
  public let draw: @Sendable (inout Choices) throws -> Value

  /// Creates a generator from what draws a value.
  ///
  /// What is drawn may depend on nothing but the choices.
  @inlinable public init(_ draw: @escaping @Sendable (inout Choices) throws -> Value) {
    self.draw = draw
  }

  /// Returns the generator whose values are changed ones of this one.
  @inlinable public func map<Result>(
    _ change: @escaping @Sendable (Value) throws -> Result
  ) -> Generator<Result> {
    Generator<Result> { [draw] choices in try change(draw(&choices)) }
  }

  /// Returns a generator whose values are drawn from what depends on a value of this one.
  @inlinable public func flatMap<Result>(
    _ next: @escaping @Sendable (Value) throws -> Generator<Result>
  ) -> Generator<Result> {
    Generator<Result> { [draw] choices in try next(draw(&choices)).draw(&choices) }
  }

  /// Returns the generator with only the values that pass a test.
  ///
  /// A random run draws several times before it gives up; what was drawn in vain isn't recorded. A
  /// replay draws once.
  @inlinable public func filter(_ isWanted: @escaping @Sendable (Value) -> Bool) -> Generator {
    Generator { [draw] choices in
      let mark = choices.mark
      for _ in 0..<(choices.isRandom ? 20 : 1) {
        let value = try draw(&choices)
        if isWanted(value) { return value }
        choices.takeBack(to: mark)
      }
      throw Discard()
    }
  }

  /// Returns the generator with its values optional; nil is the simplest.
  @inlinable public var optional: Generator<Value?> {
    Generator<Value?> { [draw] choices in
      try choices.span(.alternative) { try $0.alternative(of: 2) == 1 ? draw(&$0) : nil }
    }
  }

  /// Returns the generator with its values as one part of something larger.
  ///
  /// Shrinking may exchange parts that stand side by side.
  @inlinable public var part: Generator {
    Generator { [draw] choices in try choices.span(.part, draw) }
  }
}
