/// Which operations of a function a proof moves.
public enum Movable: Hashable, Sendable {
  /// Every operation from the first `begin` to its `commit`, both included.
  case span
  /// All operations of some kinds, in the function itself.
  case kinds(Set<Kind>)

  /// A kind of operation that can be moved.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `begin`
    case begin
    /// `setCompletionBlock`
    case completion
    /// `add`
    case add
    /// A change of a layer's property.
    case set
    /// A setting of the transaction, or of a layer's actions.
    case setting
    /// The removal of an animation or a layer.
    case remove
    /// The insertion of a layer.
    case insert
    /// `commit` and `flush`
    case commit
  }

  /// Everything that can be moved.
  public static let everything = Movable.kinds(Set(Kind.allCases))

  /// Returns the places of the movable operations among the statements of a turn.
  func positions(in statements: [Statement]) -> [Int] {
    let range = self == .span ? Self.span(of: statements) : statements.indices
    return range.filter { position in
      guard !statements[position].isInHelper, let kind = statements[position].operation.kind else {
        return false
      }
      if case .kinds(let kinds) = self { return kinds.contains(kind) }
      return true
    }
  }

  private static func span(of statements: [Statement]) -> Range<Int> {
    let isOwn = { (place: Int) in !statements[place].isInHelper }
    guard
      let begin = statements.indices.first(where: {
        isOwn($0) && statements[$0].operation == .begin
      })
    else { return 0..<0 }
    var depth = 0
    for place in begin..<statements.endIndex {
      if statements[place].operation == .begin { depth += 1 }
      if statements[place].operation == .commit { depth -= 1 }
      if depth == 0 { return begin..<place + 1 }
    }
    return begin..<statements.endIndex
  }
}

extension Operation {
  /// The kind of operation that it is; nil for what is never moved.
  public var kind: Movable.Kind? {
    switch self {
    case .begin: .begin
    case .setCompletionBlock: .completion
    case .setDisableActions, .setAnimationDuration, .setAnimationTimingFunction, .setValue,
      .setActions:
      .setting
    case .add: .add
    case .set: .set
    case .removeAnimation, .removeAllAnimations, .removeFromSuperlayer: .remove
    case .addSublayer: .insert
    case .flush, .commit: .commit
    case .read, .lock, .unlock, .beginViewAnimation, .endViewAnimation, .setAnimationsEnabled,
      .enterBackground,
      .call:
      nil
    }
  }
}
