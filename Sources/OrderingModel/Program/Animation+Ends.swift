/// The ends of a basic animation; other motions have none, and take none.
extension Animation {
  /// The value at the start, where the source gives one (section 6).
  public var from: Expression? {
    get { ends?.from }
    set { setEnds { $0.from = newValue } }
  }

  /// The value at the end, where the source gives one.
  public var to: Expression? {
    get { ends?.to }
    set { setEnds { $0.to = newValue } }
  }

  /// The difference between both, where the source gives one.
  public var by: Expression? {
    get { ends?.by }
    set { setEnds { $0.by = newValue } }
  }

  private typealias Ends = (from: Expression?, to: Expression?, by: Expression?)

  private var ends: Ends? {
    guard case .basic(let from, let to, let by) = motion else { return nil }
    return (from, to, by)
  }

  private mutating func setEnds(_ change: (inout Ends) -> Void) {
    guard var ends else { return }
    change(&ends)
    motion = .basic(from: ends.from, to: ends.to, by: ends.by)
  }
}
