extension Law {
  static let section13 = Section(
    13, "Threads",
    laws: [
      Law(
        "13.1",
        """
        The stack of transactions and their properties are separate for each thread. So each thread \
        commits its own changes; whether that also shows what another has changed and not yet \
        committed is not known.
        """,
        [.measured, .inferred], sources: ["M-GS-TXN"], parameters: ["commitHands"]),
      Law(
        "13.2",
        """
        Where no run loop runs, a thread needs explicit transactions or `flush()`. Otherwise its \
        implicit transaction is never committed, and Core Animation logs this when the thread \
        exits.
        """,
        [.documented], sources: ["H-TXN", "D-FLUSH", "I-OE"]),
      Law(
        "13.3",
        """
        Whichever thread added the animation, the main thread runs the completion block and calls \
        the delegate.
        """,
        [.documented, .widelyObserved], sources: ["H-TXN", "D-CRASH"]),
      Law(
        "13.4",
        """
        `lock()` and `unlock()` are recursive. They protect shared state and do not order commits, \
        and an extra `unlock()` does nothing.
        """,
        [.documented, .measured], sources: ["H-TXN", "M-GS-TXN"]),
    ])
}
