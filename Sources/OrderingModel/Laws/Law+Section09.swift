extension Law {
  static let section9 = Section(
    9, "Removal",
    laws: [
      Law(
        "9.1",
        """
        `removeAnimation(forKey:)` and `removeAllAnimations()` empty `animationKeys` at once and \
        leave the model value alone. With the next commit, the screen shows the model value.
        """,
        [.measured], sources: ["H-LAYER", "M-GS82", "M-MDM-R"]),
      Law(
        "9.2",
        """
        The delegate of a removed animation is told that it stopped unfinished, and the block \
        counts it as removed. Whether the delegate is called inside the removing call or later \
        from a queue is disputed.
        """,
        [.documented, .disputed], sources: ["D-STOP", "H-TXN", "I-WP"],
        parameters: ["removalCallback"]),
      Law(
        "9.3",
        """
        A layer that leaves the tree loses its animations: their delegates are called, and their \
        keys read nil from then on. By one report an endless animation still ran once the layer \
        was back, although its key read nil. Nobody says whether the call or the outermost commit \
        decides.
        """,
        [.widelyObserved, .singleReport], sources: ["I-RADAR", "I-CALL", "I-AR"],
        parameters: ["removalJudged"]),
      Law(
        "9.4",
        """
        An animation added to a layer outside the tree stops at the commit, unfinished. So a block \
        that waits for it runs right after the commit.
        """,
        [.singleReport, .inferred], sources: ["I-KEYF"], parameters: ["detachedAdd"]),
      Law(
        "9.5",
        """
        When the app goes to the background, animations that are removed on completion are \
        removed, and their stop callbacks come then, presumably as unfinished. Those that are not \
        removed on completion survive.
        """,
        [.widelyObserved],
        sources: ["I-LOT2597", "I-LOT2313", "I-LOT413", "I-WARR", "I-AR", "I-QMUI", "D-STOP"]),
      Law(
        "9.6",
        """
        No report says that hiding a layer or setting its opacity to 0 stops an animation, so it \
        is taken to have no effect.
        """,
        [.unknown], sources: []),
    ])
}
