extension Law {
  static let section4 = Section(
    4, "Adding an animation",
    laws: [
      Law(
        "4.1",
        """
        The layer keeps a copy of an added animation, so later edits of the original have no \
        effect.
        """,
        [.documented], sources: ["H-LAYER", "D-ADD", "A-EXPL"]),
      Law(
        "4.2",
        """
        A layer has one animation per key. Adding another under that key removes the one that was \
        there. Every transition goes under the key `transition`, whatever key is given.
        """,
        [.documented], sources: ["H-LAYER", "D-ADD", "D-ADD-MS"]),
      Law(
        "4.3",
        """
        The delegate of a replaced animation is told that it stopped unfinished. By law 1.2, the \
        replacement also releases an earlier completion block that waited for it.
        """,
        [.documented, .singleReport, .inferred], sources: ["D-STOP", "I-KDC"]),
      Law(
        "4.4",
        "Animations added with a nil key do not replace one another, so all of them run.",
        [.widelyObserved], sources: ["H-LAYER", "A-MULT", "A-NEUB"]),
      Law(
        "4.5",
        """
        An animation with a duration of zero or less gets its duration when it is added: the \
        transaction's `animationDuration` if that is set, and 0.25 s if not.
        """,
        [.documented], sources: ["H-LAYER", "D-ADD"]),
      Law(
        "4.6",
        """
        If the transaction has a timing function, an animation added to it takes that function. \
        Whether it replaces one that the animation already has is not tested.
        """,
        [.documented], sources: ["H-TXN"], parameters: ["txnCurve"]),
      Law(
        "4.7",
        """
        A `beginTime` of 0 means the time of the commit, which Core Animation chooses and writes \
        into the layer's copy for `animationDidStart` to read. With an explicit `beginTime` the \
        time of the commit cannot be learned.
        """,
        [.widelyObserved], sources: ["W-DELEG"]),
      Law(
        "4.8",
        """
        A `beginTime` other than 0 is in the layer's time. To start after a delay, convert the \
        current media time to the layer's time and add the delay.
        """,
        [.documented], sources: ["H-TIME", "A-WARP", "A-TIMING"]),
      Law(
        "4.9",
        """
        Animations apply in the order of `animationKeys`: an additive one adds to the value so \
        far, any other overwrites it. So the last one added that is not additive wins while it is \
        active.
        """,
        [.documented, .widelyObserved], sources: ["H-LAYER", "H-ANIM", "A-MULT", "A-NEUB"]),
      Law(
        "4.10",
        """
        Whether an animation added again under its key moves to the end of that order is stated \
        nowhere.
        """,
        [.unknown], sources: [], parameters: ["replaceOrder"]),
      Law(
        "4.11",
        """
        If an explicit animation follows an implicit one under the same key, inside one outermost \
        transaction, the implicit one never reaches the render server.
        """,
        [.widelyObserved], sources: ["I-SKB", "A-MULT"]),
      Law(
        "4.12",
        """
        From iOS 14 on, an animation with a `beginTime` of 0 may leave the model value on screen \
        for a moment when it starts. One library cures this with an explicit `beginTime`; whether \
        a backwards fill cures it too was not reported.
        """,
        [.singleReport], sources: ["M-MDM-14"], parameters: ["startGapFrames"]),
      Law(
        "4.13",
        """
        Law 3.5 limits implicit animations only, so a layer can get an explicit one in the very \
        transaction that first commits it. On a detached layer, at least the key is recorded.
        """,
        [.measured], sources: ["M-GS82"]),
    ])
}
