extension Law {
  static let section5 = Section(
    5, "Set and add inside one outermost transaction",
    laws: [
      Law(
        "5.1",
        """
        On a committed standalone layer with actions enabled, an explicit animation added after \
        the set, under the property's own key, replaces the implicit one. Only the explicit one \
        runs, and nothing jumps.
        """,
        [.widelyObserved], sources: ["A-MULT", "I-SKB", "S-11515647"]),
      Law(
        "5.2",
        """
        On a committed standalone layer with actions enabled, an explicit animation added after \
        the set, under another key or nil, runs on top of the implicit one. Nothing jumps if it is \
        not additive and lasts at least as long.
        """,
        [.widelyObserved], sources: ["A-MULT", "A-NEUB"]),
      Law(
        "5.3",
        """
        On a committed standalone layer with actions enabled, an additive animation added after \
        the set shows the implicit one through the sum. The motion is wrong.
        """,
        [.singleReport], sources: ["A-NEUB"]),
      Law(
        "5.4",
        """
        On a committed standalone layer with actions enabled, a set after adding under another key \
        or nil puts the implicit animation on top. It reaches the end value after 0.25 s, and the \
        layer then jumps back to where the explicit one is.
        """,
        [.widelyObserved], sources: ["A-MULT", "S-53122480", "S-23939398"]),
      Law(
        "5.5",
        """
        By laws 3.8 and 4.2, a set with actions enabled, after adding under the property's own \
        key, replaces the explicit animation by the implicit one. The explicit one stops \
        unfinished, and an animation of 0.25 s runs instead.
        """,
        [.inferred], sources: []),
      Law(
        "5.6",
        """
        With actions disabled, set and add in either order run only the explicit animation, and \
        nothing jumps.
        """,
        [.widelyObserved], sources: ["A-MULT"]),
      Law(
        "5.7",
        "An explicit animation without a set snaps back to the old model value at its end.",
        [.widelyObserved], sources: ["A-EXPL", "A-OLEB", "A-AT8"]),
      Law(
        "5.8",
        """
        On a view's layer the set makes no animation, so set and add in either order do as in law \
        5.6.
        """,
        [.widelyObserved], sources: ["A-MULT"]),
      Law(
        "5.9",
        """
        By laws 2.3 and 2.6, if the set is committed with actions disabled in an outermost \
        transaction of its own, before the add, the end value may flash for a frame.
        """,
        [.inferred], sources: []),
      Law(
        "5.10",
        """
        If `fromValue` is read after the model was set, it equals the end value, and nothing \
        moves.
        """,
        [.widelyObserved], sources: ["S-23939398", "A-OLEB"]),
      Law(
        "5.11",
        """
        While an animation is in flight, a new one starts with a jump unless it takes its \
        `fromValue` from the presentation layer.
        """,
        [.widelyObserved], sources: ["A-AT8", "M-MDM-U", "I-SKB"]),
      Law(
        "5.12",
        """
        By laws 5.2, 5.4 and 6.2, on a standalone layer with actions enabled, both ends set and \
        another key, an explicit animation shorter than the implicit one is smooth only if added \
        before the set, where it is never seen; a longer one only if added after; one of equal \
        length either way. If a missing end follows the value beneath it, the jump of law 5.4 does \
        not arise.
        """,
        [.inferred], sources: []),
    ])
}
