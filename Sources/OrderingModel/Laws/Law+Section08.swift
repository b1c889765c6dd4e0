extension Law {
  static let section8 = Section(
    8, "The end of an animation",
    laws: [
      Law(
        "8.1",
        """
        When its active time ends, an animation that does not fill has no more effect, and the \
        model value shows. The render server decides this by its own clock and does not ask the \
        app.
        """,
        [.widelyObserved], sources: ["A-EXPL", "A-OLEB", "A-MULT", "H-ANIM"]),
      Law(
        "8.2",
        """
        `animationDidStop` comes later, through the main dispatch queue, so a busy main thread can \
        delay it for any time.
        """,
        [.widelyObserved], sources: ["D-CRASH"]),
      Law(
        "8.3",
        """
        If the model holds the old value and is put right only in the delegate or the block, the \
        old value can flash at the end, for a frame or more. Setting the model up front cures \
        this, and so does a lasting forwards fill that is removed together with the model write.
        """,
        [.widelyObserved], sources: ["I-RIPPLE", "I-RJ", "I-ADT14", "S-11515647", "A-AT8"],
        parameters: ["endGapFrames", "removalLatency"]),
      Law(
        "8.4",
        """
        Which is called first for the same animation, its delegate or the transaction's block, is \
        stated by no source.
        """,
        [.unknown], sources: [], parameters: ["stopOrder"]),
      Law(
        "8.5",
        """
        An animation that is removed on completion has no effect any more when its callback runs. \
        Its last presentation value can no longer be read.
        """,
        [.singleReport], sources: ["I-LOT1892"]),
      Law(
        "8.6",
        "By law 2.4, changes made in the callback appear only after that turn's commit.",
        [.inferred], sources: []),
    ])
}
