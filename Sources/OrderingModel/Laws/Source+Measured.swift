extension Source {
  /// What runs against Apple's own frameworks, and what Apple's engineers wrote in WebKit.
  static let measured: [Source] = [
    Source(
      "M-GS47", "GNUstep QuartzCore, pull request 47: tests of completion blocks",
      address: "https://github.com/gnustep/libs-quartzcore/pull/47"),
    Source(
      "M-GS-TXN", "GNUstep QuartzCore: tests of transactions",
      address: """
        https://github.com/gnustep/libs-quartzcore/blob/HEAD/\
        Tests/quartzcore/CATransaction/transaction.m
        """),
    Source(
      "M-GS36", "GNUstep QuartzCore, pull request 36: tests of the action search",
      address: "https://github.com/gnustep/libs-quartzcore/pull/36"),
    Source(
      "M-GS56", "GNUstep QuartzCore, pull request 56: text on actions and standalone layers",
      address: "https://github.com/gnustep/libs-quartzcore/pull/56"),
    Source(
      "M-GS82", "GNUstep QuartzCore, pull request 82: tests of a layer's animations",
      address: "https://github.com/gnustep/libs-quartzcore/pull/82"),
    Source(
      "M-GS88", "GNUstep QuartzCore, pull request 88: text on timing",
      address: "https://github.com/gnustep/libs-quartzcore/pull/88"),
    Source(
      "M-GS29", "GNUstep QuartzCore, pull request 29: tests of media timing",
      address: "https://github.com/gnustep/libs-quartzcore/pull/29"),
    Source(
      "M-GS31", "GNUstep QuartzCore, pull request 31: tests of animations",
      address: "https://github.com/gnustep/libs-quartzcore/pull/31"),
    Source(
      "M-GS-TF", "GNUstep QuartzCore: tests of timing functions",
      address: """
        https://github.com/gnustep/libs-quartzcore/blob/HEAD/\
        Tests/quartzcore/CAMediaTimingFunction/camediatimingfunction.m
        """),
    Source(
      "M-MDM", "Material Motion Animator: the library itself",
      address: "https://github.com/material-motion/motion-animator-objc"),
    Source(
      "M-MDM-H", "Material Motion Animator: tests of implicit animations of standalone layers",
      address: """
        https://github.com/material-motion/motion-animator-objc/blob/HEAD/\
        tests/unit/HeadlessLayerImplicitAnimationTests.swift
        """),
    Source(
      "M-MDM-R", "Material Motion Animator: tests of removal",
      address: """
        https://github.com/material-motion/motion-animator-objc/blob/HEAD/\
        tests/unit/AnimationRemovalTests.swift
        """),
    Source(
      "M-MDM-U", "Material Motion Animator: tests of what UIKit does",
      address: """
        https://github.com/material-motion/motion-animator-objc/blob/HEAD/\
        tests/unit/UIKitBehavioralTests.swift
        """),
    Source(
      "M-MDM-README", "Material Motion Animator: the quiz in its read-me",
      address: "https://github.com/material-motion/motion-animator-objc/blob/HEAD/README.md"),
    Source(
      "M-MDM-14", "Material Motion Animator 4.0.1: its change log and a comment on iOS 14",
      address: "https://github.com/material-motion/motion-animator-objc/blob/HEAD/CHANGELOG.md"),
    Source(
      "M-WKP", "A port of WebKit to OS X 10.9: comments on what was measured on 10.9.5"),
    Source(
      "W-DELEG", "WebKit: PlatformCALayerCocoa.mm, and also PlatformCAAnimationRemote.mm",
      address: """
        https://github.com/WebKit/WebKit/blob/HEAD/\
        Source/WebCore/platform/graphics/ca/cocoa/PlatformCALayerCocoa.mm
        """),
    Source(
      "W-RLO", "WebKit: the order of its run-loop observers, RunLoopObserverCF.cpp",
      address: """
        https://github.com/WebKit/WebKit/blob/HEAD/\
        Source/WebCore/platform/cf/RunLoopObserverCF.cpp
        """),
    Source(
      "W-15916", "WebKit, pull request 15916: commit handlers",
      address: "https://github.com/WebKit/WebKit/pull/15916"),
    Source(
      "W-16821", "WebKit, pull request 16821: commit handlers",
      address: "https://github.com/WebKit/WebKit/pull/16821"),
    Source(
      "W-TCA", "WebKit: its commit handlers, TiledCoreAnimationDrawingArea.mm",
      address: """
        https://github.com/WebKit/WebKit/blob/HEAD/\
        Source/WebKit/WebProcess/WebPage/mac/TiledCoreAnimationDrawingArea.mm
        """),
  ]
}
