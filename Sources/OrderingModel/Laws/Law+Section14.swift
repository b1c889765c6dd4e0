extension Law {
  static let section14 = Section(
    14, "Commit phases",
    laws: [
      Law(
        "14.1",
        """
        A private call registers a handler for a phase of the commit: before layout, before the \
        commit itself, or after it. It returns whether the handler was accepted; by one report, \
        registering from inside a handler is refused.
        """,
        [.widelyObserved, .singleReport], sources: ["P-HDR", "W-TCA", "M-WKP"]),
      Law(
        "14.2",
        """
        A private phase after synchronization comes later than the one after the commit and is \
        costly. WebKit moved from it to the latter.
        """,
        [.widelyObserved], sources: ["W-15916", "W-16821"]),
      Law(
        "14.3",
        """
        Layout and display happen inside the commit, between the phase before layout and the one \
        before the commit itself. Properties set there belong to the same transaction.
        """,
        [.inferred], sources: ["P-HDR", "M-WKP"]),
      Law(
        "14.4",
        """
        Where the completion block falls relative to the phase after the commit was not found. By \
        law 1.3, a block with nothing to wait for runs later, on another turn.
        """,
        [.inferred], sources: []),
      Law(
        "14.5",
        "The implicit commit may come long after the change.",
        [.widelyObserved], sources: ["W-16821"]),
    ])
}
