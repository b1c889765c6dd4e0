extension Law {
  static let section6 = Section(
    6, "The ends of a basic animation",
    laws: [
      Law(
        "6.1",
        """
        A basic animation names its ends by at most two of `fromValue`, `toValue` and `byValue`, \
        and the current value stands in for an end that is missing. With none of them it runs from \
        the previous presentation value to the current one; all three together are undefined.
        """,
        [.documented], sources: ["H-ANIM", "D-BASIC", "D-BASIC-OLD", "D-BASIC-MS"]),
      Law(
        "6.2",
        """
        What is current for a missing end is disputed. Observations point to the committed model \
        value, with no regard to animations beneath, yet one article sets the model and then adds \
        an animation with only a `toValue` as if it moved. By one implementation it is 0 in an \
        additive one. Setting both ends avoids the question.
        """,
        [.widelyObserved, .disputed],
        sources: ["A-MULT", "S-23939398", "S-53122480", "A-VLS", "A-OLEB"],
        parameters: ["missingEnd", "additiveMissingEnd"]),
    ])
}
