/// A public test file that a table of numbers is from.
enum VectorSource: String, CaseIterable, Sendable {
  case chromiumCurves = "chromium/chromium, ui/gfx/geometry/cubic_bezier_unittest.cc"
  case gnustepCurves = """
    gnustep/libs-quartzcore, Tests/CAMediaTimingFunction/camediatimingfunction.m, numbers from \
    Apple's framework
    """
  case gnustepPoints = """
    gnustep/libs-quartzcore, Tests/quartzcore/CAMediaTimingFunction/camediatimingfunction.m, \
    checked on Apple's framework
    """
  case gnustepEvaluation = """
    gnustep/libs-quartzcore, pull request 55, \
    Tests/quartzcore/CAMediaTimingFunction/evaluation.m, checked on Apple's framework
    """
  case gnustepTiming = """
    gnustep/libs-quartzcore, pull request 29, Tests/quartzcore/CAMediaTiming/timing.m, checked on \
    Apple's framework
    """
  case webEasing = "web-platform-tests/wpt, web-animations/resources/easing-tests.js"
  case webOutput =
    "web-platform-tests/wpt, css/css-easing/cubic-bezier-timing-functions-output.html"
  case webProgress = """
    web-platform-tests/wpt, \
    web-animations/timing-model/animation-effects/simple-iteration-progress.html
    """
  case webActiveTime = """
    web-platform-tests/wpt, web-animations/timing-model/animation-effects/active-time.html
    """
  case webPhases = """
    web-platform-tests/wpt, web-animations/timing-model/animation-effects/phases-and-states.html
    """
  case webIteration = """
    web-platform-tests/wpt, web-animations/timing-model/animation-effects/current-iteration.html
    """
  case blinkTiming = """
    chromium/chromium, third_party/WebKit/Source/core/animation/TimingCalculationsTest.cpp
    """
  case openCoreAnimationTime = """
    1amageek/OpenCoreAnimation, Tests/OpenCoreAnimationTests/CALayerBehaviorTests.swift, \
    cross-checked with Apple's framework
    """
  case openCoreAnimationSprings = """
    1amageek/OpenCoreAnimation, \
    Tests/OpenCoreAnimationTests/CASpringAnimationPerceptualTests.swift, measured on Apple's \
    framework
    """
  case composeSprings = """
    honghaoz/ComposeUI, ComposeUI/Tests/ComposeUITests/Animations/SpringDescriptorTests.swift, \
    asserted on Apple's framework
    """
}
