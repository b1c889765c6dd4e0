/// A statement or a declaration.
package struct SourceStatement: Hashable, Sendable {
  /// What kinds there are.
  package indirect enum Kind: Hashable, Sendable {
    /// `let` or `var`.
    case binding([SourceBinding])
    /// A function or an initializer.
    case function(SourceFunction)
    /// A type or an extension.
    case type(SourceType)
    /// An expression, assignments included.
    case expression(SourceExpression)
    /// `guard`: what must hold, and what is done where it does not.
    case require([SourceCondition], else: [SourceStatement])
    /// `if`: what must hold, what is done then, and what is done else.
    case branch([SourceCondition], then: [SourceStatement], else: [SourceStatement])
    /// `for`: the name of an element, the elements, and what is done for each.
    case loop(SourcePattern, in: SourceExpression, body: [SourceStatement])
    /// `defer`: what is done when the scope is left.
    case deferred([SourceStatement])
    /// Statements that are simply done, such as a `do` without a `catch`.
    case group([SourceStatement])
    /// `do` with a `catch`: what is done, and what is done where that throws.
    case attempt([SourceStatement], catch: [SourceStatement])
    /// `return`, with its value.
    case result(SourceExpression?)
    /// `throw`, `break`, `continue` or `fallthrough`.
    case exit
    /// `switch` over values: what is compared, and the cases.
    case selection(SourceExpression, [SourceCase])
    /// Anything else that holds statements (`while`, `for case`, `switch` over patterns).
    case control([SourceStatement])
    /// Anything else.
    case other
  }

  /// What it is.
  package var kind: Kind
  /// The source text, on one line, with long closures shortened.
  package var text: String
  /// Where it begins.
  package var position: SourcePosition
}
