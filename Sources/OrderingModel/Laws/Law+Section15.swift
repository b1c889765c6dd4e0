extension Law {
  static let section15 = Section(
    15, "Endless animations",
    laws: [
      Law(
        "15.1",
        """
        An animation that repeats without limit never completes, so the block waits until it is \
        removed.
        """,
        [.widelyObserved], sources: ["I-VHL", "D-SCB"]),
      Law(
        "15.2",
        """
        By law 1.8, one endless animation that anyone adds inside the transaction is enough to \
        hold its block, even one added as a child view controller loads its view.
        """,
        [.singleReport], sources: ["I-VHL"]),
    ])
}
