extension Law {
  static let section3 = Section(
    3, "Implicit animations",
    laws: [
      Law(
        "3.1",
        """
        A property change looks for an action under the property's name: in the delegate, in \
        `actions`, in the `actions` of `style`, then in `defaultAction(forKey:)`. The first answer \
        other than nil ends the search, and NSNull ends it without an action.
        """,
        [.documented, .measured], sources: ["H-LAYER", "M-GS36"]),
      Law(
        "3.2",
        """
        With `disableActions` set, a property change looks for no action. A direct call of \
        `action(forKey:)` still finds it.
        """,
        [.documented, .measured], sources: ["H-TXN", "D-DISABLE", "M-GS36", "M-GS56"]),
      Law(
        "3.3",
        """
        A search that finds nil leads to the built-in implicit animation, if law 3.5 allows one; \
        NSNull leads to none. The wordings disagree: by the header `defaultAction(forKey:)` \
        returns that animation, but for a bare layer it returned nil.
        """,
        [.disputed], sources: ["M-GS36", "H-LAYER", "A-MULT", "D-ANIMATABLE"]),
      Law(
        "3.4",
        """
        A view is the delegate of its layer. It answers NSNull outside an animation block and an \
        animation inside one. So outside such a block a set takes effect without animation.
        """,
        [.measured], sources: ["A-VLS", "M-MDM-U", "M-MDM-README"]),
      Law(
        "3.5",
        """
        A layer that has never been committed gets no implicit animation. Whether it must also be \
        in a displayed tree is open: by one source a layer outside a window animates, by another a \
        standalone layer never does.
        """,
        [.measured], sources: ["M-MDM-H", "M-MDM-README", "M-GS56"],
        parameters: ["implicitNeeds"]),
      Law(
        "3.6",
        """
        An implicit animation lasts as long as the transaction's `animationDuration` says, by \
        default 0.25 s. A standalone layer keeps to this inside `UIView.animate` too and ignores \
        the duration given there.
        """,
        [.documented, .measured], sources: ["H-TXN", "M-MDM-H"]),
      Law(
        "3.7",
        """
        The transaction's timing function is nil by default, and nil means linear for an \
        animation. Yet implicit animations are generally said to follow the `default` curve, for \
        which there is no primary source.
        """,
        [.disputed], sources: ["H-TXN", "H-ANIM", "M-GS-TXN"], parameters: ["implicitCurve"]),
      Law(
        "3.8",
        """
        The implicit animation is added under the property's name. A change of a part such as \
        `position.y` also uses the key `position`, so an explicit animation under the key \
        `position.y` does not collide with it.
        """,
        [.measured, .inferred], sources: ["A-MULT", "M-MDM-H", "D-CAPG", "H-LAYER"]),
      Law(
        "3.9",
        """
        The setter itself adds the implicit animation, before it stores the new model value. The \
        animation has the old value as its `fromValue` and no `toValue`.
        """,
        [.widelyObserved], sources: ["A-VLS", "M-MDM-H"]),
      Law(
        "3.10",
        """
        A fade by `UIView.animate` starts from the model value, or from the presentation value \
        with `beginFromCurrentState`, and replaces the fade before it. The implicit animation of a \
        standalone layer is generally held to start from the presentation value.
        """,
        [.measured, .inferred], sources: ["M-MDM-U", "P-HDR"], parameters: ["implicitFrom"]),
      Law(
        "3.11",
        "The completion block waits for implicit animations too.",
        [.documented], sources: ["D-TXN", "A-AT7"]),
      Law(
        "3.12",
        """
        Setting a property to the value that it has is not a change, so nothing is redrawn. That \
        it adds no implicit animation either rests on a test that was not run on Apple's \
        framework.
        """,
        [.measured, .inferred], sources: ["M-GS82", "M-GS56"], parameters: ["sameValueSet"]),
    ])
}
