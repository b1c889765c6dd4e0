extension Law {
  static let section11 = Section(
    11, "Views",
    laws: [
      Law(
        "11.1",
        """
        `UIView.animate` adds animations to a view's layer through the action search, with the \
        property as key and a state object of UIKit as delegate. That delegate, and not the \
        transaction's block, calls its completion.
        """,
        [.widelyObserved], sources: ["A-VLS", "D-CRASH"]),
      Law(
        "11.2",
        "If an animation block creates no animation, its completion runs at once.",
        [.widelyObserved], sources: ["A-SPACE", "I-EASY"]),
      Law(
        "11.3",
        "`UIView.animate` with a duration of zero or less makes the changes without animation.",
        [.documented], sources: ["D-UIANIM"]),
      Law(
        "11.4",
        """
        `setAnimationsEnabled(false)` affects only animations submitted later, and running ones go \
        on. `performWithoutAnimation` is the scoped form.
        """,
        [.documented], sources: ["D-UISET"]),
      Law(
        "11.5",
        """
        Animations that UIKit makes inside a transaction count for its block. Which comes first, \
        UIKit's completion or the block, is as unknown as in law 8.4.
        """,
        [.widelyObserved], sources: ["I-VHL"]),
      Law(
        "11.6",
        """
        From iOS 8 on, position, bounds and transform of a view animate additively, so several \
        completions may be pending at once; from iOS 11 on, corner radii as well. Opacity does not, so \
        an interruption can make it jump. Borders, strokes, zPosition and a shadow's color, offset \
        and radius do not animate at all.
        """,
        [.measured], sources: ["M-MDM-U", "A-WWDC"], parameters: ["viewProperties"]),
    ])
}
