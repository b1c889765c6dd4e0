/// An expression.
package struct SourceExpression: Hashable, Sendable {
  /// What kinds there are.
  ///
  /// `try`, `await`, parentheses around one value, `?` and `!` are left out.
  package indirect enum Kind: Hashable, Sendable {
    /// A name, `self` and `super` included.
    case name(String)
    /// A number.
    case number(Double)
    /// `true` or `false`.
    case boolean(Bool)
    /// `nil`.
    case none
    /// A string without interpolation.
    case string(String)
    /// `base.name`; nil for `.name`.
    case member(SourceExpression?, String)
    /// `function(arguments)`, trailing closures included.
    case call(SourceExpression, [SourceArgument])
    /// `base[arguments]`
    case element(SourceExpression, [SourceArgument])
    /// A closure.
    case closure(SourceClosure)
    /// A tuple of two or more, or of none.
    case tuple([SourceArgument])
    /// An array literal.
    case list([SourceExpression])
    /// A dictionary literal.
    case dictionary([SourceEntry])
    /// A prefix operator.
    case prefix(String, SourceExpression)
    /// An infix operator, `=` included.
    case infix(SourceExpression, String, SourceExpression)
    /// `condition ? value : other`
    case choice(SourceExpression, SourceExpression, SourceExpression)
    /// `value as Type`, with the type's text.
    case cast(SourceExpression, String)
    /// `#keyPath(Type.name.name)` or `\Type.name.name`, without the type.
    case keyPath(String)
    /// Anything else, with what it is made of.
    case other([SourceExpression])
  }

  /// What it is.
  package var kind: Kind
  /// The source text, on one line, with long closures shortened.
  package var text: String
  /// Where it begins.
  package var position: SourcePosition
}
