extension Source {
  /// What questions, issues and the code of other projects report.
  static let reports: [Source] = [
    Source(
      "S-11515647", "Stack Overflow: applying changes after a CABasicAnimation",
      address: "https://stackoverflow.com/questions/11515647"),
    Source(
      "S-23939398", "Stack Overflow: where to set the model value",
      address: "https://stackoverflow.com/questions/23939398"),
    Source(
      "S-53122480", "Stack Overflow, in a copy: an animation that jumps",
      address: "https://stackguides.com/questions/53122480"),
    Source(
      "S-39323399", "Stack Overflow, in a copy: nested transactions",
      address: "https://thinbug.com/q/39323399"),
    Source(
      "S-61763337", "Stack Overflow, in a copy: the spring of a damping ratio and a duration",
      address: "https://stackoverflow.com/a/61763337"),
    Source(
      "I-KEYF", "Keyframes, issue 126: started before its layer is in the tree",
      address: "https://github.com/facebookarchive/Keyframes/issues/126"),
    Source(
      "I-KDC", "KDCircularProgress, issue 47: a replaced animation",
      address: "https://github.com/kaandedeoglu/KDCircularProgress/issues/47"),
    Source(
      "I-RADAR", "Open Radar 18126382: an endless animation and the layer tree",
      address: "https://github.com/lionheart/openradar-mirror/issues/3287"),
    Source(
      "I-ADT", "ADTransitionController, pull request 38: a block that fired too early",
      address: "https://github.com/applidium/ADTransitionController/pull/38"),
    Source(
      "I-ADT14", "ADTransitionController, issue 14: a flash at the end",
      address: "https://github.com/applidium/ADTransitionController/issues/14"),
    Source(
      "I-VHL", "VHLNavigation, issue 23: an endless animation holds a block",
      address: "https://github.com/huanglins/VHLNavigation/issues/23"),
    Source(
      "I-LOT974", "Lottie, pull request 974: when the presentation layer is fresh",
      address: "https://github.com/airbnb/lottie-ios/pull/974"),
    Source(
      "I-LOT2313", "Lottie, issue 2313: animations and the background",
      address: "https://github.com/airbnb/lottie-ios/issues/2313"),
    Source(
      "I-LOT2597", "Lottie, issue 2597: animations and the background",
      address: "https://github.com/airbnb/lottie-ios/issues/2597"),
    Source(
      "I-LOT413", "Lottie, issue 413: animations and the background",
      address: "https://github.com/airbnb/lottie-ios/issues/413"),
    Source(
      "I-LOT1892", "Lottie, issue 1892: the last presentation value",
      address: "https://github.com/airbnb/lottie-ios/issues/1892"),
    Source(
      "L-SRC", "Lottie: a comment in LottieAnimationView.swift",
      address: """
        https://github.com/airbnb/lottie-ios/blob/HEAD/\
        Sources/Public/Animation/LottieAnimationView.swift
        """),
    Source(
      "I-RIPPLE", "Material Components, pull request 6792: a gap after a ripple",
      address: "https://github.com/material-components/material-components-ios/pull/6792"),
    Source(
      "I-RJ", "RJImageLoader, pull request 5: a flash at the end",
      address: "https://github.com/rounak/RJImageLoader/pull/5"),
    Source(
      "I-SKB", "SKBounceAnimation, issue 4: set and add under the same key",
      address: "https://github.com/khanlou/SKBounceAnimation/issues/4"),
    Source(
      "I-MAM", "Mammoth, pull request 250: a missing commit froze the screen",
      address: "https://github.com/TheBLVD/mammoth/pull/250"),
    Source(
      "I-POD", "CocoaPods app, issue 305: a log of an uncommitted transaction",
      address: "https://github.com/CocoaPods/CocoaPods-app/issues/305"),
    Source(
      "I-OE", "OpenEmu, issue 218: a log of an uncommitted transaction",
      address: "https://github.com/OpenEmu/OpenEmu/issues/218"),
    Source(
      "I-CALL", "Callout view, issue 104: stopped when a modal view covers it",
      address: "https://github.com/nfarina/calloutview/issues/104"),
    Source(
      "I-QMUI", "QMUI, issue 1084: a callback that came on time in the background",
      address: "https://github.com/Tencent/QMUI_iOS/issues/1084"),
    Source(
      "I-WP", "WordPress, pull request 3465: a completion that runs immediately",
      address: "https://github.com/wordpress-mobile/WordPress-iOS/pull/3465"),
    Source(
      "I-AR", "AnimationRestoration: bringing back animations that were removed",
      address: "https://github.com/wnagrodzki/AnimationRestoration"),
    Source(
      "I-WARR", "Richard Warrender on animations that stop when an app relaunches",
      address: "https://richardwarrender.com/2011/09/core-animation-stops-ani-on-app-relaunch/"),
    Source(
      "I-REA", "Reanimated, pull request 10242: a delayed start without a backwards fill",
      address: "https://github.com/software-mansion/react-native-reanimated/pull/10242"),
    Source(
      "I-EASY", "EasyAnimation, issue 3: a completion without an animation",
      address: "https://github.com/icanzilb/EasyAnimation/issues/3"),
    Source(
      "P-HDR", "A private header kept by open-source shims, for its names only"),
  ]
}
