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
      Law(
        "11.7",
        """
        What a view can animate is its frame, bounds, center, transform, alpha and background color. \
        `isHidden` is not among these, so it changes at once.
        """,
        [.documented], sources: ["D-VIEWPG"]),
      Law(
        "11.8",
        """
        A completion is told whether its animations have finished. That is false where one of them was \
        removed or replaced before its end.
        """,
        [.documented, .inferred], sources: ["D-UIANIM"]),
      Law(
        "11.9",
        """
        With the option `repeat` the animations go on until something removes them; with `autoreverse` \
        they come back, and the new value shows once they are over. The latter is meant to be used \
        with the former only.
        """,
        [.documented, .inferred], sources: ["D-UIOPT"]),
      Law(
        "11.10",
        """
        A block within another inherits the duration, the pace and the options of the outer one, unless \
        an option says otherwise for each.
        """,
        [.documented], sources: ["D-UIOPT"]),
      Law(
        "11.11",
        """
        A view animation with a damping ratio moves like a spring, and lasts as long as its duration \
        says. How stiff the spring is, nobody documents; people find that it settles in that time.
        """,
        [.documented, .singleReport], sources: ["D-UISPRING", "S-61763337"]),
    ])
}
