extension Suite {
  /// Every suite.
  static let all = gnustep + materialMotion + others

  private static let gnustepTree =
    "https://github.com/gnustep/libs-quartzcore/blob/HEAD/Tests/quartzcore/"
  private static let gnustepPull = "https://github.com/gnustep/libs-quartzcore/pull/"

  private static let gnustep = [
    Suite(
      "GNUstep CATransaction/transaction.m", at: gnustepTree + "CATransaction/transaction.m",
      .checked, "G001-G031"),
    Suite(
      "GNUstep CALayer/actions.m", at: gnustepTree + "CALayer/actions.m", .checked, "G032-G046"),
    Suite("GNUstep CALayer/kvo.m", at: gnustepTree + "CALayer/kvo.m", .checked, "G048-G059"),
    Suite(
      "GNUstep CAMediaTimingFunction",
      at: gnustepTree + "CAMediaTimingFunction/camediatimingfunction.m", .checked, "G060-G065"),
    Suite("GNUstep CATransaction/completion.m", at: gnustepPull + "47", .checked, "Q001-Q014"),
    Suite(
      "GNUstep CATransaction/transaction.m, flush and threads", at: gnustepPull + "45", .checked,
      "Q020-Q037"),
    Suite("GNUstep CALayer/animations.m", at: gnustepPull + "82", .checked, "Q038-Q045"),
    Suite("GNUstep CAAnimation/animation.m", at: gnustepPull + "31", .checked, "Q047-Q082"),
    Suite("GNUstep CAMediaTiming/timing.m", at: gnustepPull + "29", .checked, "Q083-Q116"),
    Suite(
      "GNUstep CAMediaTimingFunction/evaluation.m", at: gnustepPull + "55", .checked,
      "Q117-Q138"),
    Suite("GNUstep CAAnimationGroup/group.m", at: gnustepPull + "74", .checked, "Q139-Q148"),
    Suite(
      "GNUstep CAKeyframeAnimation/properties.m", at: gnustepPull + "88", .checked, "Q149-Q162"),
    Suite("GNUstep CALayer/redisplay.m", at: gnustepPull + "82", .checked, "Q163-Q177"),
  ]

  private static let motionTree =
    "https://github.com/material-motion/motion-animator-objc/blob/HEAD/tests/unit/"

  private static let materialMotion = [
    motion("HeadlessLayerImplicitAnimationTests.swift", "M001-M013"),
    motion("ImplicitAnimationTests.swift", "M014-M022"),
    motion("UIKitBehavioralTests.swift", "M027-M031"),
    motion("QuartzCoreBehavioralTests.swift", "M032-M033"),
    motion("BeginFromCurrentStateTests.swift", "M035-M039"),
    motion("AnimationRemovalTests.swift", "M040-M041"),
    motion("InstantAnimationTests.swift", "M042-M045"),
    motion("MotionAnimatorBehavioralTests.swift", "M046-M050"),
    motion("InitialVelocityTests.swift", "M051-M057"),
    motion("TimeScaleFactorTests.swift", "M058-M062"),
    motion("AdditiveAnimatorTests.swift and its relatives", "M063-M070", at: ""),
    motion("MotionAnimatorTests.swift", "M073-M075, M077-M081"),
  ]

  private static func motion(_ file: String, _ rows: RowIDs, at path: String? = nil) -> Suite {
    Suite("Material Motion " + file, at: motionTree + (path ?? file), .native, rows)
  }

  private static let openCoreAnimationTree =
    "https://github.com/1amageek/OpenCoreAnimation/blob/HEAD/Tests/OpenCoreAnimationTests/"

  private static let others = [
    Suite(
      "ComposeUI animations",
      at:
        "https://github.com/honghaoz/ComposeUI/tree/HEAD/ComposeUI/Tests/ComposeUITests/Animations",
      .native, "C001-C002, C005-C006, C008-C009, C011-C017, C019, C022"),
    Suite(
      "SwiftyCoreAnimation", at: "https://github.com/franklynw/SwiftyCoreAnimation", .native,
      "C024"),
    Suite(
      "OpenCoreAnimation times of layers", at: openCoreAnimationTree + "CALayerBehaviorTests.swift",
      .checked, "O093-O097"),
    Suite(
      "OpenCoreAnimation springs",
      at: openCoreAnimationTree + "CASpringAnimationPerceptualTests.swift", .checked,
      "O141-O142, O144, O147"),
  ]
}
