import OrderingModel

extension ClockVector {
  /// Every conversion.
  static let all = family + start + paused + threeLevels

  private static let root = LayerClock(beginTime: 1, speed: 2, timeOffset: 3)
  private static let first = LayerClock(beginTime: 6, speed: 4, timeOffset: 5)
  private static let second = LayerClock(beginTime: 8, speed: 0.5, timeOffset: 7)
  private static let still = LayerClock(beginTime: 8, speed: 0, timeOffset: 7)
  private static let mid = LayerClock(beginTime: 2, speed: 3, timeOffset: 0.25)
  private static let leaf = LayerClock(beginTime: 1, speed: 2, timeOffset: 0.5)

  private static let family = [
    ClockVector(190, .openCoreAnimationTime, [.into(.init(speed: 4, timeOffset: 5))], is: 45),
    ClockVector(191, .openCoreAnimationTime, [.outOf(.init(speed: 4, timeOffset: 5))], is: 1.25),
    ClockVector(192, .openCoreAnimationTime, [.into(root)], is: 21),
    ClockVector(193, .openCoreAnimationTime, [.outOf(root)], is: 4.5),
    ClockVector(194, .openCoreAnimationTime, [.into(root), .into(first)], is: 65),
    ClockVector(195, .openCoreAnimationTime, [.outOf(first), .outOf(root)], is: 3.125),
    ClockVector(196, .openCoreAnimationTime, [.into(first)], is: 21),
    ClockVector(197, .openCoreAnimationTime, [.outOf(first)], is: 7.25),
    ClockVector(198, .openCoreAnimationTime, [.outOf(first), .into(second)], is: 0),
    ClockVector(199, .openCoreAnimationTime, [.outOf(second), .into(first)], is: 37),
  ]

  private static let start = [
    ClockVector(200, .openCoreAnimationTime, [.into(second)], at: 7, is: 0),
    ClockVector(201, .openCoreAnimationTime, [.into(second)], at: 8, is: 7),
    ClockVector(202, .openCoreAnimationTime, [.into(second)], at: 10, is: 8),
  ]

  private static let paused = [
    ClockVector(203, .openCoreAnimationTime, [.into(still)], is: 7),
    ClockVector(204, .openCoreAnimationTime, [.outOf(still)], is: 0),
    ClockVector(205, .openCoreAnimationTime, [.outOf(still), .outOf(root)], is: -0.5),
  ]

  private static let threeLevels = [
    ClockVector(233, .gnustepTiming, [.into(leaf)], is: 18.5),
    ClockVector(234, .gnustepTiming, [.into(mid), .into(leaf)], is: 47),
    ClockVector(235, .gnustepTiming, [.outOf(leaf)], is: 5.75),
    ClockVector(236, .gnustepTiming, [.outOf(leaf), .outOf(mid)], is: 23.0 / 6),
    ClockVector(237, .gnustepTiming, [.outOf(leaf), .outOf(mid), .outOf(.init())], is: 23.0 / 6),
    ClockVector(238, .gnustepTiming, [.into(.init()), .into(mid), .into(leaf)], is: 47),
  ]
}
