extension Law {
  static let section10 = Section(
    10, "Transaction settings",
    laws: [
      Law(
        "10.1",
        """
        `setDisableActions`, `setAnimationDuration` and `setAnimationTimingFunction` change the \
        innermost transaction for what follows. A set or an add reads them as it happens, so a \
        setting made afterwards is too late for it.
        """,
        [.documented, .inferred], sources: ["H-TXN", "H-LAYER", "M-MDM-H"]),
      Law(
        "10.2",
        """
        A nested transaction inherits the settings of the enclosing one, and its own settings do \
        not leak out.
        """,
        [.measured], sources: ["M-GS-TXN"]),
      Law(
        "10.3",
        "`setValue(_:forKey:)` and the typed setters share one storage, which takes any key.",
        [.documented, .measured], sources: ["H-TXN", "M-GS-TXN"]),
      Law(
        "10.4",
        """
        Whether set inside `UIView.animate` or around it, `disableActions` keeps a standalone \
        layer from animating.
        """,
        [.measured], sources: ["M-MDM-H"]),
      Law(
        "10.5",
        """
        `disableActions` does not stop an explicit `add(_:forKey:)`, since it concerns only the \
        action search.
        """,
        [.documented], sources: ["H-TXN", "A-NEUB"]),
    ])
}
