extension Law {
  static let section12 = Section(
    12, "The presentation layer",
    laws: [
      Law(
        "12.1",
        """
        `presentation()` approximates what is on screen: it takes the property values from before \
        the current transaction and applies the animations that are active. For a layer that was \
        never committed it is nil.
        """,
        [.documented], sources: ["H-LAYER", "D-PRES", "A-NEUB", "A-AT7"]),
      Law(
        "12.2",
        """
        By law 12.1, `presentation()` does not show a model write in the open transaction. Even \
        after a nested commit it may lag behind.
        """,
        [.documented, .singleReport], sources: ["H-LAYER", "I-LOT974"]),
      Law(
        "12.3",
        """
        Each call of `presentation()` may return another object, so the object should not be kept.
        """,
        [.widelyObserved], sources: ["A-NEUB"]),
    ])
}
