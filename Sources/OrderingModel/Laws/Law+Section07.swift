extension Law {
  static let section7 = Section(
    7, "Timing",
    laws: [
      Law(
        "7.1",
        """
        Active local time is the parent's time less `beginTime`, times `speed`, plus `timeOffset`. \
        Times nest through layers and groups.
        """,
        [.documented, .measured], sources: ["H-TIME", "M-GS29"]),
      Law(
        "7.2",
        """
        An animation starts out with duration 0, speed 1, begin time, offset and repeats 0, no \
        reversal, no timing function, the fill mode `removed`, and removal on completion. A \
        layer's duration is infinite.
        """,
        [.documented, .measured], sources: ["H-TIME", "H-ANIM", "M-GS29", "M-GS31"]),
      Law(
        "7.3",
        """
        A `repeatCount` or `repeatDuration` of 0 is ignored and means one run; fractions are \
        allowed. Setting both is undefined, and the greatest or an infinite count repeats forever.
        """,
        [.documented], sources: ["D-RC", "D-RD"]),
      Law(
        "7.4",
        """
        `autoreverses` plays the way back as well, for double the time, and ends where it started. \
        A `repeatDuration` below the duration cuts the run short.
        """,
        [.documented, .widelyObserved], sources: ["H-TIME", "A-TIMING", "M-GS88"]),
      Law(
        "7.5",
        """
        Fill mode `removed` acts in the active time only, `backwards` also gives the initial value \
        before it, `forwards` the final value after it, and `both` does both. Without a backwards \
        fill, a later `beginTime` shows the model value first, perhaps already the end value.
        """,
        [.documented, .widelyObserved], sources: ["H-TIME", "A-TIMING", "A-VLS", "I-REA"]),
      Law(
        "7.6",
        """
        A forwards fill has no lasting effect if the animation is removed on completion, as it \
        leaves the render tree when its active time is over. UIKit fills both ways all the same, \
        which would bridge a late removal.
        """,
        [.documented], sources: ["H-ANIM", "A-TIMING", "A-VLS"]),
      Law(
        "7.7",
        """
        An animation that fills forwards and is not removed on completion keeps the final value \
        until it is removed by hand. Meanwhile the model and the screen differ.
        """,
        [.widelyObserved], sources: ["A-EXPL", "A-MULT"]),
      Law(
        "7.8",
        """
        `timeOffset` shifts the phase and wraps round, and the full duration still plays. A speed \
        of 0 pauses at `timeOffset`, and a negative speed plays backwards.
        """,
        [.widelyObserved], sources: ["A-TIMING", "A-AT9", "H-TIME"]),
      Law(
        "7.9",
        """
        A transaction duration of 0 makes implicit changes instant in effect. An animation whose \
        duration resolves to 0 is over immediately and lets its block go.
        """,
        [.singleReport, .inferred], sources: ["L-SRC"], parameters: ["zeroDuration"]),
      Law(
        "7.10",
        """
        The named curves have the control points linear (0, 0) (1, 1), easeIn (0.42, 0) (1, 1), \
        easeOut (0, 0) (0.58, 1), easeInEaseOut (0.42, 0) (0.58, 1) and default (0.25, 0.1) (0.25, \
        1).
        """,
        [.measured], sources: ["M-GS-TF"]),
      Law(
        "7.11",
        """
        A spring has by default mass 1, stiffness 100, damping 10 and velocity 0. Its \
        `settlingDuration` is a positive estimate that is not assigned to `duration` for you; one \
        author says that `duration` is ignored but must be given.
        """,
        [.documented, .measured], sources: ["H-ANIM", "M-GS31", "M-MDM", "A-NEUB"],
        parameters: ["springDuration"]),
      Law(
        "7.12",
        """
        Keyframe times lie in 0 to 1 and never decrease, usually one per value, with one timing \
        function fewer; the default mode is linear. The discrete mode needs one more time than \
        values, and each value holds until the next time. Paced modes ignore times and timing \
        functions.
        """,
        [.documented], sources: ["H-ANIM", "D-KEYT", "D-DISC", "D-CALC", "M-GS31"]),
      Law(
        "7.13",
        """
        A group's children run in its time, at every depth, clipped and not scaled; their delegates \
        and removal flags are ignored, and the group's delegate is called. Nothing says that their \
        fill modes are ignored, so these should give the value from a child's end to the group's. \
        How long a child with a duration of 0 lasts is not said.
        """,
        [.documented, .inferred], sources: ["D-GROUP"],
        parameters: ["groupChildFill", "groupChildDuration"]),
      Law(
        "7.14",
        """
        A repeated run of a cumulative animation adds its value to the value at the end of the run \
        before. Whether that is the value itself or how far the run has gone makes a difference \
        where the animation does not start at zero.
        """,
        [.documented, .disputed], sources: ["H-ANIM"], parameters: ["cumulativeRun"]),
    ])
}
