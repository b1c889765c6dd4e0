extension Law {
  static let section2 = Section(
    2, "Transactions: begin, commit and flush",
    laws: [
      Law(
        "2.1",
        """
        Each thread has a stack of transactions of its own. `begin()` pushes one, nested in the \
        current one if there is any.
        """,
        [.documented, .measured], sources: ["H-TXN", "D-BEGIN", "M-GS-TXN"]),
      Law(
        "2.2",
        """
        Changes made in nested transactions go to the render server when the outermost one \
        commits. Their animations start only then.
        """,
        [.documented], sources: ["D-CAPG", "S-39323399", "A-ZAN"]),
      Law(
        "2.3",
        """
        An explicit transaction that is outermost reaches the render server with its own commit, \
        even if the thread blocks afterwards.
        """,
        [.widelyObserved], sources: ["S-39323399", "A-ZAN", "H-TXN"]),
      Law(
        "2.4",
        """
        The first layer change on a thread without an active transaction opens an implicit one. A \
        run-loop observer of order 2000000 commits it before the loop next sleeps or exits. \
        Whether blocks already on the main queue run before that commit is not settled.
        """,
        [.documented, .measured], sources: ["H-TXN", "D-TXN", "W-RLO", "M-WKP"],
        parameters: ["mainQueueBeforeImplicitCommit"]),
      Law(
        "2.5",
        """
        An explicit transaction begun while an implicit one is open is nested in it: its commit \
        shows nothing before the implicit one's commit or a flush. One answer holds that an \
        implicit transaction is always open, which would contradict law 2.3.
        """,
        [.widelyObserved], sources: ["A-ZAN", "S-39323399"], parameters: ["implicitTransaction"]),
      Law(
        "2.6",
        """
        By laws 2.3 and 2.5, a run-loop turn with two outermost explicit transactions makes two \
        commits, and a frame may fall between them. With an implicit transaction already open, the \
        same code is one commit.
        """,
        [.inferred], sources: []),
      Law(
        "2.7",
        """
        `flush()` commits the implicit transaction and does nothing if none is pending. It closes \
        no explicit transaction: while any is nested in the implicit one, the commit is put off.
        """,
        [.documented, .measured], sources: ["H-TXN", "D-FLUSH", "M-GS-TXN"]),
      Law(
        "2.8",
        """
        A `commit()` without an open transaction raises an exception by the documentation, but \
        changes nothing when measured. Whether it would close an open implicit transaction is not \
        known.
        """,
        [.disputed], sources: ["H-TXN", "D-COMMIT", "M-GS-TXN"], parameters: ["unmatchedCommit"]),
      Law(
        "2.9",
        """
        After a `begin()` that is never committed, all later changes stay nested in it. Nothing \
        more is displayed, `flush()` does not help and no block runs. When the thread exits, Core \
        Animation logs the uncommitted transaction.
        """,
        [.widelyObserved], sources: ["I-MAM", "I-POD", "I-OE", "M-GS47", "M-GS-TXN"]),
      Law(
        "2.10",
        """
        Transaction properties are scoped: a read finds the innermost transaction that set the \
        key, a write goes to the innermost one, and a commit restores the outer values. Any key \
        may be stored, and a key that was never set reads as nil.
        """,
        [.documented, .measured], sources: ["H-TXN", "M-GS-TXN"]),
    ])
}
