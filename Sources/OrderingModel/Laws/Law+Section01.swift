extension Law {
  static let section1 = Section(
    1, "Completion blocks",
    laws: [
      Law(
        "1.1",
        """
        A completion block waits only for animations that its transaction adds after the block is \
        set. Animations added before it do not count.
        """,
        [.documented], sources: ["H-TXN", "D-SCB", "S-11515647"]),
      Law(
        "1.2",
        """
        An animation lets the block go when it finishes or is removed. The block is not told which \
        of the two happened.
        """,
        [.documented], sources: ["H-TXN", "D-SCB"]),
      Law(
        "1.3",
        """
        A block with nothing to wait for is due when its transaction commits, at once by Apple's \
        wording. When measured, it ran not inside `commit()` but in a later turn of the main \
        thread's run loop.
        """,
        [.documented, .measured], sources: ["H-TXN", "D-SCB", "M-GS47", "I-LOT974"],
        parameters: ["emptyCompletion"]),
      Law(
        "1.4",
        """
        Setting a second block keeps the first and closes the list of what it waits for. If that \
        list is empty the first block is due at once, and whether this means inside the call is \
        not known. Otherwise it presumably goes on waiting.
        """,
        [.documented, .measured, .inferred], sources: ["H-TXN", "D-SCB", "D-NSAC", "M-GS47"],
        parameters: ["replacedEmptyCompletion"]),
      Law(
        "1.5",
        """
        Once nil is set the getter returns nil, yet a block set earlier still runs. Only a block \
        with nothing to wait for was tried.
        """,
        [.measured], sources: ["M-GS47"]),
      Law(
        "1.6",
        """
        `completionBlock()` is looked up by scope. A fresh transaction has none, a nested one \
        reads the block of the enclosing one, and the owner's commit ends it.
        """,
        [.measured], sources: ["M-GS47", "H-TXN"]),
      Law(
        "1.7",
        """
        A block belongs to the transaction in which it was set. While that one is open, neither \
        the commit of a nested transaction nor a turn of the run loop fires the block; the owner's \
        commit does.
        """,
        [.measured], sources: ["M-GS47"]),
      Law(
        "1.8",
        """
        An outer block also waits for animations that nested transactions add, even if a nested \
        transaction has a block of its own.
        """,
        [.measured], sources: ["M-MDM-R", "I-VHL", "D-TXN"]),
      Law(
        "1.9",
        """
        By law 1.1, the block of a nested transaction waits for that transaction's animations and \
        not for those of the enclosing one. When it runs with nothing to wait for, while the \
        enclosing one is still open, is not known.
        """,
        [.inferred], sources: [], parameters: ["innerEmptyCompletion"]),
      Law(
        "1.10",
        """
        Outside `begin()` and `commit()`, a block is set on the thread's implicit transaction, \
        which it shares with everything else in that turn. Any other code can replace the block \
        there, or add animations that the block then waits for.
        """,
        [.widelyObserved], sources: ["I-ADT", "I-VHL"]),
      Law(
        "1.11",
        """
        The main thread runs the block. The transaction that it was set in is no longer current by \
        then, so it finds the default settings, such as a duration of 0.25 s.
        """,
        [.documented, .widelyObserved], sources: ["H-TXN", "D-SCB", "A-AT7"]),
      Law(
        "1.12",
        "A completion block that comes due runs exactly once.",
        [.measured], sources: ["M-GS47", "H-TXN"]),
      Law(
        "1.13",
        """
        Explicit animations count for the block just as implicit ones do. One book disagrees and \
        finds the block unsuitable for explicit animations, but the other evidence outweighs it.
        """,
        [.documented], sources: ["H-TXN", "S-11515647", "M-MDM-R", "I-VHL", "A-AT8"]),
      Law(
        "1.14",
        """
        By laws 1.1 and 1.3, a block set after the animations of the same transaction counts none \
        of them. It misfires: it runs right after the commit, while they still play.
        """,
        [.documented], sources: []),
      Law(
        "1.15",
        "The block of a transaction that is never committed never runs.",
        [.measured], sources: ["M-GS47", "I-MAM"]),
      Law(
        "1.16",
        """
        AppKit may set a block of its own on the current transaction. The completion handler of \
        `NSAnimationContext` is worded as laws 1.1 to 1.4 are.
        """,
        [.documented], sources: ["D-NSAC"]),
      Law(
        "1.17",
        """
        System frameworks have a private token with which they delay a transaction's completion \
        although its animations are over.
        """,
        [.singleReport], sources: ["P-HDR"]),
    ])
}
