/// What is asked of a program before the machine runs it.
extension Prover {
  /// The most runs of blocks that a program may ask for.
  private static let callbackLimit = 10_000

  /// Checks that a program fits into the machine's tables, names nothing that it does not have, has only
  /// numbers that are some, and comes to an end.
  func check() throws(ProofError) {
    let sizes = [
      ("layers", program.layers.count + 1), ("animations", program.animations.count + 1),
      ("completion blocks", program.blocks.count + 1), ("turns", program.turns.count + 1),
    ]
    for (what, size) in sizes where size > SmallSet.capacity {
      throw ProofError.tooLarge(what: what, size - 1, limit: SmallSet.capacity - 1)
    }
    if let (what, place) = program.danglingName { throw ProofError.missing(what: what, place) }
    if let what = program.ownerOfNoNumber { throw ProofError.noNumber(what: what) }
    switch program.callbacks {
    case .endless(let block): throw ProofError.endless(block)
    case .count(let count) where count > Self.callbackLimit:
      throw ProofError.tooLarge(what: "callbacks", count, limit: Self.callbackLimit)
    case .count: return
    }
  }
}
